import type { Log } from './dependencies.ts';

const everyMs = 500;
const afterFailureMs = 5000;

interface Job {
  name: string;
  run: () => Promise<void>;
}

interface JobLoop {
  log: Log;
  /** Resolves after so long, or as soon as it is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs each job again and again until it is stopped; one that fails is logged and tried again later. The same in every host. Answers how to stop. */
export function startJobs(jobs: readonly Job[], { log, wait }: JobLoop): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map(async ({ name, run }) => {
    while (!stopping.signal.aborted) {
      const failed = await run().then(
        () => false,
        (error: unknown) => {
          if (!stopping.signal.aborted) log.error('background work failed', { name }, error);
          return true;
        },
      );
      await wait(failed ? afterFailureMs : everyMs, stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
