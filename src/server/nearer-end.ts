interface Part {
  offset: number;
  limit: number;
  /** Whether it is read from the end: its rows come in the other order, and are to be turned. */
  isBackwards: boolean;
}

/** Where a page is read from: no page is further than half of the list away from the nearer end. */
export function nearerEnd({ offset, limit, total }: { offset: number; limit: number; total: number }): Part {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const isBackwards = offset + rows > total / 2;
  return { limit: rows, offset: isBackwards ? Math.max(0, total - offset - rows) : offset, isBackwards };
}
