import type { Log } from './dependencies.ts';

const defaultPauseMs = 500;
const afterFailureMs = 5000;

interface Job {
  name: string;
  run: () => Promise<void>;
  /** How long it pauses after a run; half a second unless said otherwise. */
  pauseMs?: number | undefined;
}

interface JobLoop {
  log: Log;
  /** Resolves after so long, or as soon as it is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs each job again and again until it is stopped; one that fails is logged and tried again later. The same in every host. Answers how to stop. */
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
