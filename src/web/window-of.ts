/** The scroll position of a list with equally high rows. */
interface ListView {
  count: number;
  /** Index of the topmost visible row. */
  top: number;
  /** Number of rows that fit into view. */
  rows: number;
  /** Number of extra rows to render at either end. */
  overscan: number;
}

/** Returns the range of rows to render, zero-based; `last` is before `first` if there are none. */
export function windowOf({ count, top, rows, overscan }: ListView): { first: number; last: number } {
  const lastRow = count - 1;
  const start = Math.max(0, Math.min(top, lastRow - rows));
  return { first: Math.max(0, start - overscan), last: Math.min(lastRow, start + rows + overscan) };
}
