import { busy } from '../settled.ts';

interface UnderWay {
  readonly place: number;
  readonly ended: Promise<void>;
}

let lastPlace = 0;
let justEnded: number | undefined;
/** The position of the write being started. Nested writes started synchronously share it. */
let beginning: number | undefined;
const underWay = new Set<UnderWay>();

/**
 * Tracks a write from now on. Returns the function to call when it settles. An entry recorded right then gets the
 * position at which the write started, because responses may arrive out of order.
 */
export function beginWrite(): () => void {
  return begin(beginning ?? nextPlace());
}

/** Tracks work as a pending write. An entry recorded right after it gets the position at which the work started. */
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
    // By then, code awaiting the response has continued.
    setTimeout(() => {
      if (justEnded === place) justEnded = undefined;
      underWay.delete(write);
      resolve();
      done();
    });
  };
}

/** Returns the position for an entry recorded now: that of the write that just ended, or the next free one. */
export function placeOfNow(): number {
  return justEnded ?? nextPlace();
}

/** Waits for all pending writes started after a position, except the one being started. Returns the last position. */
export async function waitForWrites(after = 0): Promise<number> {
  const place = lastPlace;
  const own = beginning;
  await Promise.all([...underWay].flatMap(({ place: begun, ended }) => (begun > after && begun !== own ? ended : [])));
  return place;
}

export function isWriting(): boolean {
  return underWay.size > 0;
}

function nextPlace(): number {
  lastPlace += 1;
  return lastPlace;
}
