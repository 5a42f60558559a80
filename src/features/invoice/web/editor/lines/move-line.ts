/** The same lines with one of them elsewhere. */
export function moveLine<L>(lines: readonly L[], from: number, to: number): L[] {
  const moved = [...lines];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Where a line is to go that was let go on a side of another one; counted without itself. */
export function dropIndex(from: number, onto: number, edge: 'before' | 'after'): number {
  const at = edge === 'before' ? onto : onto + 1;
  return from < at ? at - 1 : at;
}
