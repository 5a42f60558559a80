import type { Dependencies, Log } from '#server/dependencies.ts';

/** What runs after answers; `settled` waits for what has begun. */
export function afterwardsOn(log: Log): { afterwards: Dependencies['afterwards']; settled(): Promise<unknown> } {
  const running = new Set<Promise<void>>();
  return {
    afterwards(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error('work after an answer failed', {}, error))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: () => Promise.all(running),
  };
}
