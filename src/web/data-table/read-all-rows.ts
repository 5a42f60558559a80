export interface RowsPage<Row> {
  rows: readonly Row[];
  total: number;
}

/** Limit for copying and printing; an export contains all rows. */
const maxRows = 1000;
const perCall = 100;

/** Reads the rows of a list page by page, up to the limit for copying and printing. */
export async function readAllRows<Row>(read: (page: number, perPage: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const first = await read(1, perCall);
  const pages = Math.ceil(Math.min(first.total, maxRows) / perCall);
  const rows = [...first.rows];
  for (let page = 2; page <= pages; page++) rows.push(...(await read(page, perCall)).rows);
  return rows;
}
