import { guardFormula, type SheetCell, type SheetColumn } from './sheet-cell.ts';

const isDay = (date: Date) => date.getTime() % 86_400_000 === 0;

/** The parts of a CSV file as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export async function* csvParts(
  columns: SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\ufeff${lineOf(columns.map(({ label }) => label))}`);
  for await (const rows of batches) if (rows.length > 0) yield encoder.encode(rows.map(lineOf).join(''));
}

function lineOf(cells: SheetCell[]): string {
  return `${cells.map(textOf).join(',')}\r\n`;
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, isDay(cell) ? 10 : undefined);
  const safe = guardFormula(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
