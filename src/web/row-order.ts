/** Rows in the order that a person gave them; those that nobody moved yet stand behind, as they come. */
export function inOrder<T extends { id: number }>(rows: readonly T[], order: readonly number[]): T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The ids with one beside another. */
export function besides(ids: readonly number[], id: number, onto: number, edge: 'before' | 'after'): number[] {
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(onto);
  return at < 0 ? [...ids] : rest.toSpliced(edge === 'before' ? at : at + 1, 0, id);
}

/** The ids with one a step up or down; as they were at the end. */
export function stepped(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const onto = ids[ids.indexOf(id) + by];
  return onto === undefined ? [...ids] : besides(ids, id, onto, by === 1 ? 'after' : 'before');
}

/** Rows in an order that can be changed. */
export interface RowOrder {
  /** Rows of one group are let go beside each other. */
  group: string;
  ids: readonly number[];
  /** Answers at which place, from 1, it stands then. */
  step: (id: number, by: 1 | -1) => number;
  drop: (id: number, onto: number, edge: 'before' | 'after') => number;
}
