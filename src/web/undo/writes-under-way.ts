import { busy } from '../settled.ts';

let lastPlace = 0;
let justEnded: number | undefined;
const underWay = new Map<number, Promise<void>>();

/**
 * Counts a write that is sent from now on; answers what to call when it has ended, well or badly. What is kept of it right then has the
 * place at which it was begun: answers may overtake each other.
 */
export function beginWrite(): () => void {
  const place = nextPlace();
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(place, promise);
  const done = busy('write');
  return () => {
    justEnded = place;
    // Whoever waited for the answer has gone on by then.
    setTimeout(() => {
      if (justEnded === place) justEnded = undefined;
      underWay.delete(place);
      resolve();
      done();
    });
  };
}

/** Counts some work as a write under way. What is kept of it right after has the place at which it was begun. */
export async function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  const end = beginWrite();
  try {
    return await work();
  } finally {
    end();
  }
}

/** The place of what is kept now: that of the write which has just ended, or behind all others. */
export function placeOfNow(): number {
  return justEnded ?? nextPlace();
}

/** Waits for all writes begun until now, after a place; answers the place of the last of them. */
export async function writesUntilNow(after = 0): Promise<number> {
  const place = lastPlace;
  await Promise.all([...underWay].flatMap(([begun, ended]) => (begun > after ? ended : [])));
  return place;
}

/** Whether a write is under way: its answer is not there yet. */
export function isWriting(): boolean {
  return underWay.size > 0;
}

function nextPlace(): number {
  lastPlace += 1;
  return lastPlace;
}
