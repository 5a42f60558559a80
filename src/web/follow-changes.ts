import type { Change } from '#contract/change.ts';
import { readEvents } from './read-events.ts';

/** `resync`: changes may have been missed, so all of what is shown may be old. */
export type Told = Change | 'resync';

interface FollowParts {
  /** Opens the stream; with `missedMs` it begins with what was changed in that time before. */
  open(signal: AbortSignal, missedMs: number | undefined): Promise<Response>;
  onTold(told: Told): void;
  signal: AbortSignal;
  /** Answers whether the network came back meanwhile: then it ends early. */
  wait(ms: number): Promise<boolean>;
  /** For how long the page has been reading before the first opening; null when it is not known what it missed: another tab held the stream, or this one was hidden. */
  readingMs: (() => number) | null;
  /** From 0 to 1: spreads the clients of a restarted server. */
  random(): number;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** Reads the stream until the signal is aborted, opening it again, later and later, whenever it ends. */
export async function followChanges({ open, onTold, signal, wait, random, readingMs }: FollowParts): Promise<void> {
  let failures = 0;
  let isBehind = readingMs === null;
  while (!signal.aborted) {
    try {
      const response = await open(signal, isBehind ? undefined : Math.ceil(readingMs?.() ?? 0));
      if (isBehind) onTold('resync');
      isBehind = true;
      if (response.body) {
        for await (const { event, data } of readEvents(response.body)) {
          failures = 0;
          if (event === 'resync') onTold('resync');
          if (event === 'change') onTold(JSON.parse(data) as Change);
        }
      }
    } catch {
      // Unreachable, refused or cut off: all the same here, since it is tried again.
    }
    if (signal.aborted) return;
    failures += 1;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
    if (await wait(waitMs * (0.5 + random() / 2))) failures = 0;
  }
}
