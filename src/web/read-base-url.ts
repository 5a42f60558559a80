/**
 * Parses the URL of an API at another origin from a page's settings, without a trailing slash.
 * @throws unless it is a plain http or https URL: anything more would be sent with every request, or lost
 */
export function readBaseUrl(written: string): string {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('The address of the API must begin with http:// or https://');
  if (url.username || url.password) throw new Error('The address of the API must hold no name and no password');
  if (url.search || url.hash) throw new Error('The address of the API must hold neither a query nor a fragment');
  return url.href.replace(/\/+$/, '');
}
