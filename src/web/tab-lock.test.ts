import { expect, test } from 'vitest';
import { createTabLock } from './tab-lock.ts';

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('without Web Locks one tab at a time is let in', async () => {
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

test('the mark of a tab that died expires', async () => {
  let nowMs = 1_000;
  const storage = storageOf(new Map([['lock:refresh', 'gone 15000']]));
  const waitMs = async (ms: number) => {
    nowMs += ms;
  };
  const exclusively = createTabLock({ storage, nowMs: () => nowMs, waitMs });
  await exclusively('refresh', async () => expect(nowMs).toBeGreaterThan(15_000));
  expect(storage.getItem('lock:refresh')).toBeNull();
});
