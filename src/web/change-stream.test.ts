import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { onSignal } from './change-signals.ts';
import { startChangeStream } from './change-stream.ts';
import { type ChangeMessage, followChanges } from './follow-changes.ts';

const stopAll: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopAll.splice(0)) stop();
});

const answer = (...events: string[]) => new Response(events.map((event) => `${event}\n\n`).join(''));
const silent = (signal: AbortSignal) =>
  Promise.resolve(new Response(new ReadableStream({ start: (out) => signal.addEventListener('abort', () => out.close()) })));

test('reports changes, and reconnects with a resync after the stream ends', async () => {
  const told: ChangeMessage[] = [];
  const waits: number[] = [];
  const missed: (number | undefined)[] = [];
  const stopping = new AbortController();
  const answers = [
    () => answer('event: change\ndata: {"kind":"email","ids":[4]}', 'event: ping\ndata: {}'),
    () => Promise.reject(new TypeError('cut off')),
    () => answer('event: resync\ndata: {}'),
  ];
  await followChanges({
    open: async (_signal, missedMs) => {
      missed.push(missedMs);
      return (answers.shift() ?? (() => answer()))();
    },
    onTold: (one) => told.push(one),
    signal: stopping.signal,
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === 3) stopping.abort();
      return false;
    },
    onBack: () => () => undefined,
    random: () => 1,
    readingMs: () => 1200,
  });
  expect(told).toEqual([{ kind: 'email', ids: [4] }, 'resync', 'resync']);
  expect(waits).toEqual([500, 1000, 500]);
  // The first request states the missed time plus the request's travel time; afterward everything is refetched.
  expect(missed).toEqual([2200, undefined, undefined]);
});

/** A client that only records invalidations. */
function client() {
  const queryClient = new QueryClient();
  return { queryClient, invalidateQueries: vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue() };
}

function tab(locks: Pick<LockManager, 'request'> | undefined, page = visiblePage(), answering = silent) {
  const { queryClient, invalidateQueries } = client();
  const onSessionChange = vi.fn();
  const open = vi.fn(answering);
  const network = new EventTarget();
  const stop = startChangeStream({ queryClient, onSessionChange, open, locks, page, network });
  stopAll.push(stop);
  return { invalidateQueries, onSessionChange, open, stop, page, network };
}

function visiblePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  return page;
}

test('a tab that is refused the lock, for example while printing, retries until it stops', async () => {
  vi.useFakeTimers();
  const locks = fakeLocks();
  const refusal = new Error('no longer runnable');
  vi.spyOn(locks, 'request').mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
  const { open, stop } = tab(locks);
  await vi.advanceTimersByTimeAsync(5000);
  expect(open).toHaveBeenCalledTimes(1);
  stop();
  const refused = vi.fn(() => Promise.reject(refusal));
  const other = tab({ request: refused });
  await vi.advanceTimersByTimeAsync(0);
  other.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(refused).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

/** Mimics the browser's Web Locks for one name: the next request is granted when the previous one is done. */
function fakeLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, run: () => Promise<unknown>) => {
    queue = queue.then(run);
    return queue;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

test('one tab holds the stream, and the next takes over when it closes', async () => {
  const locks = fakeLocks();
  const first = tab(locks);
  const second = tab(locks);
  await vi.waitFor(() => expect(first.open).toHaveBeenCalledTimes(1));
  expect(second.open).not.toHaveBeenCalled();
  first.stop();
  await vi.waitFor(() => expect(second.open).toHaveBeenCalledTimes(1));
});

test('the other tabs receive changes from the one with the stream', async () => {
  const locks = fakeLocks();
  const { queryClient, invalidateQueries } = client();
  const onSessionChange = vi.fn();
  const change = answer('event: change\ndata: {"kind":"email","ids":[4]}', 'event: change\ndata: {"kind":"session","ids":[]}');
  const open = vi.fn(silent).mockResolvedValueOnce(change);
  stopAll.push(
    startChangeStream({
      queryClient,
      onSessionChange,
      open,
      locks,
      page: visiblePage(),
      network: new EventTarget(),
    }),
  );
  const second = tab(locks);
  await vi.waitFor(() => expect(second.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['email'] }));
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['email'] });
  // Each tab refreshes its own permissions.
  await vi.waitFor(() => expect(second.onSessionChange).toHaveBeenCalled());
  expect(onSessionChange).toHaveBeenCalled();
});

test('passes on a signal without refetching', async () => {
  const signals: unknown[] = [];
  stopAll.push(onSignal((signal) => signals.push(signal)));
  const { queryClient, invalidateQueries } = client();
  const onSessionChange = vi.fn();
  const typing = '{"kind":"chat","ids":[3],"signal":"typing","from":4}';
  const open = vi
    .fn(silent)
    .mockResolvedValueOnce(answer(`event: change\ndata: ${typing}`, 'event: change\ndata: {"kind":"todo","ids":[1]}'));
  stopAll.push(
    startChangeStream({
      queryClient,
      onSessionChange,
      open,
      locks: fakeLocks(),
      page: visiblePage(),
      network: new EventTarget(),
    }),
  );
  await vi.waitFor(() => expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['todo'] }));
  expect(signals).toEqual([JSON.parse(typing)]);
  expect(invalidateQueries).not.toHaveBeenCalledWith({ queryKey: ['chat'] });
  expect(onSessionChange).not.toHaveBeenCalled();
});

test('without Web Locks a tab holds a stream only while it is visible', async () => {
  vi.stubGlobal('navigator', {});
  const { page, open } = tab(undefined);
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  const [signal] = open.mock.calls[0] ?? [];
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(signal?.aborted).toBe(true);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});

test('reopens the stream at once when the network is back', async () => {
  vi.useFakeTimers();
  stopAll.push(() => vi.useRealTimers());
  const { open, network } = tab(undefined, visiblePage(), () => Promise.reject(new TypeError('no network')));
  await promisesSettled();
  network.dispatchEvent(new Event('online'));
  await promisesSettled();
  expect(open).toHaveBeenCalledTimes(2);
});

test('replaces a stream that outlives its network, and refetches what was missed', async () => {
  const { open, network, invalidateQueries } = tab(undefined);
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(open.mock.calls[0]?.[0].aborted).toBe(true);
  await vi.waitFor(() => expect(invalidateQueries).toHaveBeenCalledWith({}));
});

test('replaces a stream that has been silent for too long, without even a heartbeat', async () => {
  vi.useFakeTimers();
  stopAll.push(() => vi.useRealTimers());
  const { open } = tab(undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(open).toHaveBeenCalledTimes(2);
});

/** Flushes promises without advancing the clock. */
async function promisesSettled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test('resets the retry delay when the network is back', async () => {
  const waits: number[] = [];
  const stopping = new AbortController();
  await followChanges({
    open: () => Promise.reject(new TypeError('no network')),
    onTold: () => undefined,
    signal: stopping.signal,
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === 4) stopping.abort();
      return waits.length === 3;
    },
    onBack: () => () => undefined,
    random: () => 1,
    readingMs: null,
  });
  expect(waits).toEqual([500, 1000, 2000, 500]);
});
