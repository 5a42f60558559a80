import type { HeavyTask } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';

export interface Job {
  name: string;
  given: unknown;
}

/** The result of a job. A refusal loses its class when it is sent between threads. */
export type Outcome = { answer: unknown } | { refused: Pick<Refusal, 'code' | 'reason' | 'details'> };

/** Creates the job handler of a worker thread for these tasks. */
export function doJobs(tasks: readonly HeavyTask<never, unknown>[]): (job: Job) => Promise<Outcome> {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  return async ({ name, given }) => {
    const task = byName.get(name);
    if (!task) throw new Error(`unknown worker task "${name}"`);
    try {
      return { answer: await task.run(given as never) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, reason, details } = error;
      return { refused: { code, reason, details } };
    }
  };
}
