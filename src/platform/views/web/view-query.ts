/** URL parameters that are not part of a view: page, open item, and view id. */
const passing = ['page', 'open', 'view'];

/** Returns the query to save: search, filters, order, and current columns. */
export function viewQuery(search: string, columns: string): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  if (columns && !query.has('columns')) query.set('columns', columns);
  query.sort();
  return query.toString();
}

/** URL of a view, which shows the same to everyone with access to the list. */
export function viewAddress(pathname: string, { id, query }: { id: number; query: string }): string {
  const shown = new URLSearchParams(query);
  shown.set('view', String(id));
  return `${pathname}?${shown}`;
}
