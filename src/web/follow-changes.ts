import type { Change } from '#contract/change.ts';
import { readEvents } from './read-events.ts';

/** `resync`: changes may have been missed, so all of what is shown may be old. */
export type ChangeMessage = Change | 'resync';

interface FollowParts {
  /** Opens the stream; with `missedMs` it begins with what was changed in that time before. */
  open(signal: AbortSignal, missedMs: number | undefined): Promise<Response>;
  onTold(told: ChangeMessage): void;
  signal: AbortSignal;
  /** Answers whether the network came back meanwhile: then it ends early. */
  wait(ms: number): Promise<boolean>;
  /** Calls back when the network is back; answers how to stop listening. */
  onBack(listener: () => void): () => void;
  /** For how long the page has been reading before the first opening; null when it is not known what it missed: another tab held the stream, or this one was hidden. */
  readingMs: (() => number) | null;
  /** From 0 to 1: spreads the clients of a restarted server. */
  random(): number;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

// The server counts back from when the call arrives. On a slow line, or behind the page's other calls, that is so much later at most.
const onItsWayMs = 1000;

// The server pings every 25 seconds.
const longestSilenceMs = 60_000;

/**
 * Reads the stream until the signal is aborted, opening it again, later and later, whenever it ends. A stream that outlives its network
 * neither ends nor tells anything: it is left for a new one when the network is back, or when it was silent for too long.
 */
export async function followChanges({ open, onTold, signal, wait, onBack, random, readingMs }: FollowParts): Promise<void> {
  let failures = 0;
  let isBehind = readingMs === null;
  while (!signal.aborted) {
    const held = new AbortController();
    const leave = () => held.abort();
    const ends = [listen(signal, leave), onBack(leave)];
    let silence = setTimeout(leave, longestSilenceMs);
    try {
      const response = await open(held.signal, isBehind ? undefined : Math.ceil((readingMs?.() ?? 0) + onItsWayMs));
      if (isBehind) onTold('resync');
      isBehind = true;
      if (response.body) {
        for await (const { event, data } of readEvents(response.body)) {
          failures = 0;
          clearTimeout(silence);
          silence = setTimeout(leave, longestSilenceMs);
          if (event === 'resync') onTold('resync');
          if (event === 'change') onTold(JSON.parse(data) as Change);
        }
      }
    } catch {
      // Unreachable, refused or cut off: all the same here, since it is tried again.
    } finally {
      clearTimeout(silence);
      for (const end of ends) end();
    }
    if (signal.aborted) return;
    if (held.signal.aborted) continue;
    failures += 1;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
    if (await wait(waitMs * (0.5 + random() / 2))) failures = 0;
  }
}

function listen(signal: AbortSignal, listener: () => void): () => void {
  signal.addEventListener('abort', listener);
  return () => signal.removeEventListener('abort', listener);
}
