import type { ReactNode } from 'react';
import type { SortDirection } from './table-search.ts';

export type RowKey = string | number;

/** One column of a table. Make the list once, or in a `useMemo`: rows are drawn again when it is another. */
export interface TableColumn<Row> {
  /** Its name, in the address where it can be sorted by. */
  key: string;
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  sortable?: boolean;
  /** The way of the first click; `asc` unless said. */
  firstDirection?: SortDirection;
  /** Numbers and money stand at the end of the line, in tabular figures. */
  align?: 'start' | 'end';
  /** As `140px`. The main column has none: it takes the rest. */
  width?: `${number}px`;
  /** Gone where the table is narrower, in pixels, or where the main column would have too little; the largest go first. */
  hideBelow?: number;
  /**
   * Where it stands on a narrow screen, where a row is a card: `main` first, `aside` at the end of the first line, else `line` on the
   * second. Said of a column that `hideBelow` takes out of narrow lines, it stays on cards.
   */
  card?: 'main' | 'aside' | 'line';
  /** Its label stands before it on a card's second line, where the value alone would not say what it is. */
  hasCardLabel?: boolean;
  /** Not shown unless somebody chooses it. */
  isExtra?: boolean;
  /** Stays in sight while the others are scrolled; pinned ones come first. */
  isPinned?: boolean;
  /** Its width is somebody's choice. */
  isResized?: boolean;
  /** What its cell says, where rows are copied or printed; without it the column is left out. */
  text?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
}

/** The column that names a row, and leads to it: the one that says so, else the first. */
export function mainColumn<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ card }) => card === 'main') ?? columns[0])?.key;
}

/** What the main column needs, in pixels. */
const leastMainWidth = 200;

/** The columns that there is room for. `beside` is what stands beside them in lines, in pixels; cards ask only `card` and `hideBelow`. */
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
