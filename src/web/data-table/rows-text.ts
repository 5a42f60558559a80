import type { TableColumn } from './column.ts';

/** A line break or tab within a cell would break the pasted table. */
const inOneCell = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Formats rows as tab-separated text with a header row, which spreadsheets paste as cells. */
export function rowsText<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const told = columns.filter(({ text }) => text);
  const lines = [told.map(({ label }) => label), ...rows.map((row) => told.map(({ text }) => text?.(row) ?? ''))];
  return lines.map((cells) => cells.map(inOneCell).join('\t')).join('\n');
}
