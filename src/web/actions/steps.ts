import type { RowKey } from './row-queue.ts';

/** How long keys must rest until what they did together can be taken back, in milliseconds. */
export const stepRestMs = 900;

interface Row<S> {
  made: S[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Counts a row of steps of one row as one change: what offers to take it back is given the answers of the first and of the last step
 * that were made. Another change of the row that is no step ends it at once.
 */
export function createSteps<S>() {
  const rows = new Map<RowKey, Row<S>>();
  /** @param make answers undefined when the step failed. */
  return async function step(row: RowKey, isStep: boolean, make: () => Promise<S | undefined>, offer: (first: S, last: S) => void) {
    const own: Row<S> = rows.get(row) ?? { made: [], timer: undefined };
    rows.set(row, own);
    clearTimeout(own.timer);
    const answer = await make();
    if (answer !== undefined) own.made.push(answer);
    clearTimeout(own.timer);
    const end = () => {
      rows.delete(row);
      const [first, last] = [own.made.at(0), own.made.at(-1)];
      if (first !== undefined && last !== undefined) offer(first, last);
    };
    own.timer = setTimeout(end, isStep ? stepRestMs : 0);
  };
}
