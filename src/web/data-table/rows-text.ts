import type { TableColumn } from './column.ts';

/** What a cell says must not break the lines of what it is pasted into. */
const inOneCell = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Rows as text whose cells are apart by tabs, with the names of the columns: spreadsheets take them in as cells. */
export function rowsText<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const told = columns.filter(({ text }) => text);
  const lines = [told.map(({ label }) => label), ...rows.map((row) => told.map(({ text }) => text?.(row) ?? ''))];
  return lines.map((cells) => cells.map(inOneCell).join('\t')).join('\n');
}
