import type { ReactNode } from 'react';
import type { SortDirection } from './table-search.ts';

export type RowKey = string | number;

/** A table column. Create the list once or in a `useMemo`; a new list rerenders the rows. */
export interface TableColumn<Row> {
  /** Its name; also the sort key in the URL. */
  key: string;
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  sortable?: boolean;
  /** The direction of the first click; defaults to `asc`. */
  firstDirection?: SortDirection;
  /** Numbers and amounts are end-aligned, with tabular figures. */
  align?: 'start' | 'end';
  /** CSS width. The main column has none and takes the remaining space. */
  width?: `${number}px`;
  /**
   * Hidden when the table is narrower than this, in pixels, or when the main column would get too narrow; the largest values are hidden
   * first.
   */
  hideBelow?: number;
  /**
   * Position on a narrow viewport, where a row is a card: `main` first, `aside` at the end of the first line, `line` (default) on the
   * second.
   * A column with a position stays on cards even when `hideBelow` hides it in rows.
   */
  card?: 'main' | 'aside' | 'line';
  /** Shows the label before the value on a card's second line, when the value alone is unclear. */
  hasCardLabel?: boolean;
  /** Hidden by default. */
  isExtra?: boolean;
  /** Sticks while the other columns scroll; pinned columns come first. */
  isPinned?: boolean;
  /** Its width was set by the person. */
  isResized?: boolean;
  /** The cell as text for copying and printing. Columns without it are left out. */
  text?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
}

/** Returns the column that names and links a row: the one with `card: 'main'`, or the first. */
export function mainColumn<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ card }) => card === 'main') ?? columns[0])?.key;
}

/** Minimum width of the main column, in pixels. */
const leastMainWidth = 200;

/**
 * Returns the columns that fit. `beside` is the space taken by other elements in a row, in pixels; cards only use `card` and `hideBelow`.
 */
export function columnsWithRoom<Row>(
  columns: readonly TableColumn<Row>[],
  width: number,
  { isCards, beside }: { isCards: boolean; beside: number },
): readonly TableColumn<Row>[] {
  let shown = columns.filter(({ hideBelow = 0, card }) => width >= hideBelow || (isCards && card !== undefined));
  const room = () => shown.reduce((rest, column) => rest - Number.parseFloat(column.width ?? '0'), width - beside);
  while (!isCards && room() < leastMainWidth) {
    const most = Math.max(...shown.map(({ hideBelow = 0 }) => hideBelow));
    if (most <= 0) break;
    shown = shown.filter(({ hideBelow = 0 }) => hideBelow < most);
  }
  return shown;
}
