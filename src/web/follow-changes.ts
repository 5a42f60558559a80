import type { Change } from '#contract/change.ts';
import { readEvents } from './read-events.ts';

/** `resync`: changes may have been missed, so everything shown may be stale. */
export type ChangeMessage = Change | 'resync';

interface FollowParts {
  /** Opens the stream; with `missedMs` it first replays the changes of that period. */
  open(signal: AbortSignal, missedMs: number | undefined): Promise<Response>;
  onTold(told: ChangeMessage): void;
  signal: AbortSignal;
  /** Resolves early, with true, when the network comes back. */
  wait(ms: number): Promise<boolean>;
  /** Subscribes to the network coming back. Returns the unsubscribe function. */
  onBack(listener: () => void): () => void;
  /**
   * How long the page had been reading before the first connection; null if unknown what it missed, because a different tab held the stream
   * or this one was hidden.
   */
  readingMs: (() => number) | null;
  /** From 0 to 1: adds jitter, so clients of a restarted server don't reconnect all at once. */
  random(): number;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

// The server counts back from when the request arrives. On a slow connection, or behind other requests, that is at most this much later.
const onItsWayMs = 1000;

// The server pings every 25 seconds.
const longestSilenceMs = 60_000;

/**
 * Reads the stream until the signal is aborted, and reconnects with exponential backoff whenever it ends. A stream that outlives its
 * network
 * neither ends nor sends anything, so it is replaced when the network is back or after a long silence.
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
      // Unreachable, rejected or interrupted: always retried.
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
