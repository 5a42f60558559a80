import { type SheetCell, type SheetColumn, textOfCell } from './sheet-cell.ts';

/** Yields the chunks of a CSV file (RFC 4180), with the byte order mark spreadsheets need to detect UTF-8. */
export async function* csvParts(
  columns: SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\ufeff${lineOf(columns.map(({ label }) => label))}`);
  for await (const rows of batches) if (rows.length > 0) yield encoder.encode(rows.map(lineOf).join(''));
}

function lineOf(cells: SheetCell[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: SheetCell): string {
  const text = textOfCell(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
