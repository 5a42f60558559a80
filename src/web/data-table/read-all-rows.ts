export interface RowsPage<Row> {
  rows: readonly Row[];
  total: number;
}

/** More is neither copied nor printed: a sheet has all. */
const mostRows = 1000;
const perCall = 100;

/** All rows of a list, page after page, as far as they are copied or printed. */
export async function readAllRows<Row>(read: (page: number, perPage: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const first = await read(1, perCall);
  const pages = Math.ceil(Math.min(first.total, mostRows) / perCall);
  const rows = [...first.rows];
  for (let page = 2; page <= pages; page++) rows.push(...(await read(page, perCall)).rows);
  return rows;
}
