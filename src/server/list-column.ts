import type { SheetCell } from '#contract/sheet/sheet-cell.ts';

/** A column of a list that is saved as a file. */
export interface ListColumn<Row> {
  label: string;
  /** In characters, where the format knows widths. */
  width?: number;
  /** What a sheet has in it. */
  cell: (row: Row) => SheetCell;
  /** What paper has, where there is room for a few columns only: left out unless said. What follows a line's end is quieter. */
  paper?: (row: Row) => string;
  /** On paper at the end of the line, and as wide as what stands in it. */
  isNumber?: boolean;
}
