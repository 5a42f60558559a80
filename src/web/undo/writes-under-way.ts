import { busy } from '../settled.ts';

interface UnderWay {
  readonly place: number;
  readonly ended: Promise<void>;
}

let lastPlace = 0;
let justEnded: number | undefined;
/** The place of the write that is just being begun. What it begins at once is part of it. */
let beginning: number | undefined;
const underWay = new Set<UnderWay>();

/**
 * Counts a write that is sent from now on; answers what to call when it has ended, well or badly. What is kept of it right then has the
 * place at which it was begun: answers may overtake each other.
 */
export function beginWrite(): () => void {
  return begin(beginning ?? nextPlace());
}

/** Counts some work as a write under way. What is kept of it right after has the place at which it was begun. */
export async function trackWrite<T>(work: () => Promise<T>): Promise<T> {
  const place = beginning ?? nextPlace();
  const end = begin(place);
  try {
    return await startIn(place, work);
  } finally {
    end();
  }
}

function startIn<T>(place: number, work: () => T): T {
  const outer = beginning;
  beginning = place;
  try {
    return work();
  } finally {
    beginning = outer;
  }
}

function begin(place: number): () => void {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const write = { place, ended };
  underWay.add(write);
  const done = busy('write');
  return () => {
    justEnded = place;
    // Whoever waited for the answer has gone on by then.
    setTimeout(() => {
      if (justEnded === place) justEnded = undefined;
      underWay.delete(write);
      resolve();
      done();
    });
  };
}

/** The place of what is kept now: that of the write which has just ended, or behind all others. */
export function placeOfNow(): number {
  return justEnded ?? nextPlace();
}

/** Waits for all writes begun until now, after a place, except the one that is just being begun. Answers the last place. */
export async function waitForWrites(after = 0): Promise<number> {
  const place = lastPlace;
  const own = beginning;
  await Promise.all([...underWay].flatMap(({ place: begun, ended }) => (begun > after && begun !== own ? ended : [])));
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
