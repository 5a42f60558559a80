/** Sorts rows by the saved order; rows that were never moved come last, in their original order. */
export function inOrder<T extends { id: number }>(rows: readonly T[], order: readonly number[]): T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the ids with one moved beside another. */
export function besides(ids: readonly number[], id: number, onto: number, edge: 'before' | 'after'): number[] {
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(onto);
  return at < 0 ? [...ids] : rest.toSpliced(edge === 'before' ? at : at + 1, 0, id);
}

/** Returns the ids with one moved up or down by a step; unchanged at the ends. */
export function stepped(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const onto = ids[ids.indexOf(id) + by];
  return onto === undefined ? [...ids] : besides(ids, id, onto, by === 1 ? 'after' : 'before');
}

export interface RowOrder {
  /** Only rows of the same group can be dropped next to each other. */
  group: string;
  ids: readonly number[];
  /** Returns the new position, starting at 1. */
  step: (id: number, by: 1 | -1) => number;
  drop: (id: number, onto: number, edge: 'before' | 'after') => number;
}
