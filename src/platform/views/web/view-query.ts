/** What of an address is no part of how a list is looked at: the page of it, what is open, and which view it is. */
const passing = ['page', 'open', 'view'];

/** What a view keeps of the address: search, filters, order, and the columns as they stand now. */
export function viewQuery(search: string, columns: string): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  if (columns && !query.has('columns')) query.set('columns', columns);
  query.sort();
  return query.toString();
}

/** The address of a view, which shows the same to everybody who may see the list. */
export function viewAddress(pathname: string, { id, query }: { id: number; query: string }): string {
  const shown = new URLSearchParams(query);
  shown.set('view', String(id));
  return `${pathname}?${shown}`;
}
