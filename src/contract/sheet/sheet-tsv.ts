import { type SheetCell, type SheetColumn, textOfCell } from './sheet-cell.ts';

/** Formats rows as tab-separated text; tabs and line breaks within a cell become spaces. */
export function tsvText(columns: readonly SheetColumn[], rows: readonly SheetCell[][]): string {
  const line = (cells: readonly SheetCell[]) => cells.map((cell) => textOfCell(cell).replaceAll(/\s+/g, ' ')).join('\t');
  return [columns.map(({ label }) => label), ...rows].map((cells) => `${line(cells)}\r\n`).join('');
}
