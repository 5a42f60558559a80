interface Part {
  offset: number;
  limit: number;
  /** Whether to read from the end: the rows arrive in reverse order and must be reversed. */
  isBackwards: boolean;
}

/** Returns from which end to read a page, so that its offset never exceeds half of the list. */
export function nearerEnd({ offset, limit, total }: { offset: number; limit: number; total: number }): Part {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const isBackwards = offset + rows > total / 2;
  return { limit: rows, offset: isBackwards ? Math.max(0, total - offset - rows) : offset, isBackwards };
}
