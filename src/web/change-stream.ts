import type { QueryClient } from '@tanstack/react-query';
import { openBroadcast } from './broadcast.ts';
import { passKind, passSignal } from './change-signals.ts';
import { type ChangeMessage, followChanges } from './follow-changes.ts';
import { refetchQueries } from './refetch-queries.ts';
import { busy } from './settled.ts';

interface ChangeStreamParts {
  queryClient: QueryClient;
  /** When the page loaded, as a `performance.now()` value; this code may load later. */
  begunAtMs?: number;
  /** Permissions have changed, possibly those of this person. */
  onSessionChange(): void;
  /** Opens the change stream; must be abortable by the signal. */
  open(signal: AbortSignal, missedMs: number | undefined): Promise<Response>;
  locks?: (Pick<LockManager, 'request'> & Partial<Pick<LockManager, 'query'>>) | undefined;
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Emits `online` when the network is back. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const lockName = 'atrium-events';
/** How long a tab waits before retrying after the lock was refused. */
const refusedMs = 500;

// A stream this tab opens later than this was taken over from another tab or follows a time in the background.
const atOnceMs = 1000;

// The page requests its data while its scripts are still loading, before this starts.
const earlierMs = 10_000;

/**
 * Refetches what the page shows when someone changes it. One tab holds the stream and informs the others; without Web Locks
 * each tab holds one while visible. Returns the function that stops it.
 */
export function startChangeStream({
  queryClient,
  begunAtMs = performance.now(),
  onSessionChange,
  open,
  locks = navigator.locks,
  page = document,
  network = window,
}: ChangeStreamParts): () => void {
  const stopping = new AbortController();
  const refetch = (told: ChangeMessage) => {
    if (told !== 'resync' && told.signal !== undefined) return passSignal(told);
    if (told === 'resync' || told.kind === 'session') onSessionChange();
    refetchQueries(queryClient, told === 'resync' ? {} : { queryKey: [told.kind] });
    if (told !== 'resync') passKind(told.kind);
  };
  const others = openBroadcast<ChangeMessage>('atrium', refetch);
  const startedAtMs = performance.now();
  // Pending until the stream is open, can't be opened, or belongs to a different tab.
  const opened = busy('stream');
  const readingSinceMs = Math.max(0, begunAtMs - earlierMs);
  const follow = (signal: AbortSignal, onTold: (told: ChangeMessage) => void) =>
    followChanges({
      open: (...given) => open(...given).finally(opened),
      onTold,
      signal,
      wait: (ms) => waitForNetwork(ms, signal, network),
      onBack: (listener) => {
        network.addEventListener('online', listener);
        return () => network.removeEventListener('online', listener);
      },
      random: Math.random,
      // The page started reading when it was navigated to or in this session, and never later than this started.
      readingMs: performance.now() - startedAtMs > atOnceMs ? null : () => performance.now() - readingSinceMs,
    });

  if (locks) {
    const tellAll = (told: ChangeMessage) => {
      refetch(told);
      others.send(told);
    };
    // Held until this tab closes; then the browser grants it to another one.
    const hold = (): Promise<unknown> =>
      locks.request(lockName, { signal: stopping.signal }, () => follow(stopping.signal, tellAll)).catch(() => holdAgain());
    // Chromium refuses the lock while a tab prints, because no callbacks run then.
    const holdAgain = async () => {
      await waitForNetwork(refusedMs, stopping.signal, network);
      if (!stopping.signal.aborted) await hold();
    };
    void hold();
    void locks.query?.().then(({ pending }) => pending?.some(({ name }) => name === lockName) && opened());
  } else {
    const stopWatching = whileVisible(page, (signal) => void follow(signal, refetch));
    if (page.visibilityState !== 'visible') opened();
    stopping.signal.addEventListener('abort', stopWatching);
  }
  return () => {
    stopping.abort();
    others.close();
    opened();
  };
}

function whileVisible(page: NonNullable<ChangeStreamParts['page']>, start: (signal: AbortSignal) => void): () => void {
  let running: AbortController | null = null;
  const look = () => {
    if (page.visibilityState === 'visible' && !running) {
      running = new AbortController();
      start(running.signal);
    } else if (page.visibilityState !== 'visible') {
      running?.abort();
      running = null;
    }
  };
  page.addEventListener('visibilitychange', look);
  look();
  return () => {
    page.removeEventListener('visibilitychange', look);
    running?.abort();
  };
}

/** Resolves to false after `ms` or on abort, and to true as soon as the network is back. */
function waitForNetwork(ms: number, signal: AbortSignal, network: NonNullable<ChangeStreamParts['network']>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = () => resolve(false);
  const comeBack = () => resolve(true);
  const timer = setTimeout(end, signal.aborted ? 0 : ms);
  signal.addEventListener('abort', end);
  network.addEventListener('online', comeBack);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    network.removeEventListener('online', comeBack);
  });
}
