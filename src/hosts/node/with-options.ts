/** A database's address with options for the start of a connection. Those that stand in it already are kept: they would override any given beside it. */
export function withOptions(address: string, options: string): string {
  const url = new URL(address);
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '));
  return url.href;
}
