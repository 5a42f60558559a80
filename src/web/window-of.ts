/** Where a list of rows of one height stands, as far as it is scrolled and high. */
interface ListView {
  /** How many rows there are in all. */
  count: number;
  /** The topmost row in sight, from 0. */
  top: number;
  /** How many rows fit in sight. */
  rows: number;
  /** How many rows beyond those in sight are drawn, at either end. */
  overscan: number;
}

/** The first and the last row that are drawn, from 0; `last` is before `first` when there is none. */
export function windowOf({ count, top, rows, overscan }: ListView): { first: number; last: number } {
  const lastRow = count - 1;
  const start = Math.max(0, Math.min(top, lastRow - rows));
  return { first: Math.max(0, start - overscan), last: Math.min(lastRow, start + rows + overscan) };
}
