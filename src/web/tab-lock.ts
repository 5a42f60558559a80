import type { KeyValueStorage } from './browser-storage.ts';

interface LockParts {
  locks?: Pick<LockManager, 'request'> | undefined;
  storage: KeyValueStorage;
  nowMs: () => number;
  waitMs: (ms: number) => Promise<void>;
}

// How long a tab that crashes inside the lock may block the others.
const holdMs = 20_000;
const settleMs = 30;
const pollMs = 100;

// Writes to storage reach other tabs only after a moment.
const spreadMs = 100;

/**
 * Runs one task at a time across all tabs of this origin, by Web Locks or else by an expiring marker in storage. `run` receives
 * whether it waited for a different tab, whose storage writes may still be on their way. The lock is held a moment longer than the run,
 * so a tab that asks right afterward is informed too.
 */
export function createTabLock(parts: LockParts) {
  return function exclusively<T>(name: string, run: (hadToWait: boolean) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const runAndStay = async (hadToWait: boolean) => {
        const outcome = run(hadToWait);
        outcome.then(resolve, reject);
        await outcome.catch(() => undefined);
        await parts.waitMs(spreadMs);
      };
      const held = parts.locks ? withLock(name, runAndStay, parts.locks) : withMark(`lock:${name}`, runAndStay, parts);
      held.catch(reject);
    });
  };
}

type Run = (hadToWait: boolean) => Promise<void>;

async function withLock(name: string, run: Run, locks: Pick<LockManager, 'request'>): Promise<void> {
  const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run(false);
    return lock !== null;
  });
  if (!wasFree) await locks.request(name, () => run(true));
}

async function withMark(key: string, run: Run, parts: LockParts): Promise<void> {
  const { mark, hadToWait } = await takeMark(key, parts);
  try {
    await run(hadToWait);
  } finally {
    if (parts.storage.getItem(key) === mark) parts.storage.removeItem(key);
  }
}

async function takeMark(key: string, { storage, nowMs, waitMs }: LockParts): Promise<{ mark: string; hadToWait: boolean }> {
  const holder = Math.random().toString(36).slice(2);
  for (let hadToWait = false; ; hadToWait = true) {
    const expiresAtMs = Number(storage.getItem(key)?.split(' ')[1] ?? 0);
    if (expiresAtMs <= nowMs()) {
      const mark = `${holder} ${nowMs() + holdMs}`;
      storage.setItem(key, mark);
      // Two tabs may have written at once; the last marker wins the lock.
      await waitMs(settleMs);
      if (storage.getItem(key) === mark) return { mark, hadToWait };
    }
    await waitMs(pollMs);
  }
}
