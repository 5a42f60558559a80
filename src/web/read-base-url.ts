/**
 * The address of an API elsewhere as a page's settings name it, without a slash at its end.
 * @throws where it is no plain http or https address: what it names beyond that would be sent along with every call, or lost
 */
export function readBaseUrl(written: string): string {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('The address of the API must begin with http:// or https://');
  if (url.username || url.password) throw new Error('The address of the API must hold no name and no password');
  if (url.search || url.hash) throw new Error('The address of the API must hold neither a query nor a fragment');
  return url.href.replace(/\/+$/, '');
}
