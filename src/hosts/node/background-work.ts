import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/dependencies.ts';

const everyMs = 500;
const afterFailureMs = 5000;

/** Runs each work again and again until it is stopped; one that fails is logged and tried again later. Answers how to stop. */
export function startBackgroundWork(works: readonly { name: string; run: () => Promise<void> }[], log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = works.map(async ({ name, run }) => {
    while (!stopping.signal.aborted) {
      const failed = await run().then(
        () => false,
        (error: unknown) => {
          if (!stopping.signal.aborted) log.error('background work failed', { name }, error);
          return true;
        },
      );
      await pause(failed ? afterFailureMs : everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
