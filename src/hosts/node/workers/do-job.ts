import type { HeavyTask } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';

/** What a thread is asked to do. */
export interface Job {
  name: string;
  given: unknown;
}

/** How it went. A refusal loses its class on the way to another thread. */
export type Outcome = { answer: unknown } | { refused: Pick<Refusal, 'code' | 'reason' | 'details'> };

/** What a thread runs that knows these tasks. */
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
