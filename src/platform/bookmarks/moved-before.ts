/** Moves an id before another, or to the end for null. */
export function movedBefore(ids: readonly number[], id: number, beforeId: number | null): number[] {
  if (id === beforeId) return [...ids];
  const others = ids.filter((other) => other !== id);
  const at = beforeId === null ? -1 : others.indexOf(beforeId);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}
