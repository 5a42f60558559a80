import { type SheetCell, type SheetColumn, textOfCell } from './sheet-cell.ts';

/** Rows as text whose cells are apart by tabs: what would break a line is a space. */
export function tsvText(columns: readonly SheetColumn[], rows: readonly SheetCell[][]): string {
  const line = (cells: readonly SheetCell[]) => cells.map((cell) => textOfCell(cell).replaceAll(/\s+/g, ' ')).join('\t');
  return [columns.map(({ label }) => label), ...rows].map((cells) => `${line(cells)}\r\n`).join('');
}
