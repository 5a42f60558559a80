/** Returns the list with a row moved before another, or to the end. */
export function movedTo<Row extends { id: number }>(rows: readonly Row[], id: number, beforeId: number | null): Row[] {
  const moved = rows.find((row) => row.id === id);
  const rest = rows.filter((row) => row.id !== id);
  const at = beforeId === null ? rest.length : rest.findIndex((row) => row.id === beforeId);
  if (!moved || at < 0) return [...rows];
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
