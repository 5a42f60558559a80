import type { Log } from './dependencies.ts';

const defaultPauseMs = 500;
const afterFailureMs = 5000;

interface Job {
  name: string;
  run: () => Promise<void>;
  /** Pause after each run; defaults to half a second. */
  pauseMs?: number | undefined;
}

interface JobLoop {
  log: Log;
  /** Resolves after the time, or immediately when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs each job repeatedly until stopped; a failed job is logged and retried later. The same in every host. Returns how to stop. */
export function startJobs(jobs: readonly Job[], { log, wait }: JobLoop): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map(async ({ name, run, pauseMs = defaultPauseMs }) => {
    while (!stopping.signal.aborted) {
      const failed = await run().then(
        () => false,
        (error: unknown) => {
          if (!stopping.signal.aborted) log.error('background work failed', { name }, error);
          return true;
        },
      );
      await wait(failed ? Math.max(afterFailureMs, pauseMs) : pauseMs, stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
