import type { KeyValueStorage } from './browser-storage.ts';

interface LockParts {
  locks?: Pick<LockManager, 'request'> | undefined;
  storage: KeyValueStorage;
  nowMs: () => number;
  waitMs: (ms: number) => Promise<void>;
}

// A tab that dies inside the lock must not stop the others for longer than this.
const holdMs = 20_000;
const settleMs = 30;
const pollMs = 100;

/** Runs one thing at a time among all tabs of this origin: by Web Locks, else by a mark in storage that expires. */
export function createTabLock(parts: LockParts) {
  return async function exclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
    const { locks } = parts;
    if (locks) return (await locks.request(name, run)) as T;
    const mark = await takeMark(`lock:${name}`, parts);
    try {
      return await run();
    } finally {
      if (parts.storage.getItem(`lock:${name}`) === mark) parts.storage.removeItem(`lock:${name}`);
    }
  };
}

async function takeMark(key: string, { storage, nowMs, waitMs }: LockParts): Promise<string> {
  const holder = Math.random().toString(36).slice(2);
  for (;;) {
    const expiresAtMs = Number(storage.getItem(key)?.split(' ')[1] ?? 0);
    if (expiresAtMs <= nowMs()) {
      const mark = `${holder} ${nowMs() + holdMs}`;
      storage.setItem(key, mark);
      // Two tabs may have written at once: the last one's mark stays, and that one holds the lock.
      await waitMs(settleMs);
      if (storage.getItem(key) === mark) return mark;
    }
    await waitMs(pollMs);
  }
}
