import { expect, test, vi } from 'vitest';
import { createTabLock } from './tab-lock.ts';

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('without Web Locks, only one tab runs at a time', async () => {
  const storage = storageOf(new Map());
  const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 10));
  let inside = 0;
  let most = 0;
  const tabs = Array.from({ length: 5 }, () => createTabLock({ storage, nowMs: Date.now, waitMs }));
  await Promise.all(
    tabs.map((exclusively) =>
      exclusively('refresh', async () => {
        most = Math.max(most, ++inside);
        await waitMs(50);
        inside--;
      }),
    ),
  );
  expect(most).toBe(1);
});

test('the lock of a crashed tab expires', async () => {
  let nowMs = 1_000;
  const storage = storageOf(new Map([['lock:refresh', 'gone 15000']]));
  const waitMs = async (ms: number) => {
    nowMs += ms;
  };
  const exclusively = createTabLock({ storage, nowMs: () => nowMs, waitMs });
  await exclusively('refresh', async () => expect(nowMs).toBeGreaterThan(15_000));
  await vi.waitFor(() => expect(storage.getItem('lock:refresh')).toBeNull());
});

/** Mimics the browser's Web Locks for one name. */
function locksOf() {
  let queue: Promise<unknown> | null = null;
  const request = (_name: string, ...rest: unknown[]) => {
    const run = rest.pop() as (lock: object | null) => Promise<unknown>;
    const [options] = rest as { ifAvailable?: boolean }[];
    if (queue && options?.ifAvailable) return run(null);
    const turn = (queue ?? Promise.resolve()).then(() => run({}));
    const last = turn
      .catch(() => undefined)
      .finally(() => {
        if (queue === last) queue = null;
      });
    queue = last;
    return turn;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

test('reports that a tab had to wait, even right after the previous run', async () => {
  const waitMs = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  const exclusively = createTabLock({ locks: locksOf(), storage: storageOf(new Map()), nowMs: Date.now, waitMs });
  const ask = () => exclusively('refresh', async (hadToWait) => hadToWait);
  expect(await Promise.all([ask(), ask()])).toEqual([false, true]);
  expect(await ask()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await ask()).toBe(false);
});

test('passes an error of the run to its caller and releases the lock', async () => {
  const exclusively = createTabLock({ locks: locksOf(), storage: storageOf(new Map()), nowMs: Date.now, waitMs: async () => undefined });
  await expect(exclusively('refresh', () => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable');
  expect(await exclusively('refresh', async () => 'renewed')).toBe('renewed');
});
