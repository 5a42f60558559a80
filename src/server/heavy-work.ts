/**
 * Work on what others have written, which may take long whatever its size: a pure function of what it is given. Both sides of it must be
 * such that they can be handed to another thread (structured clone): data, dates and bytes, no functions.
 */
export interface HeavyTask<Given, Answer> {
  /** By which a worker knows it: see `src/app/heavy-tasks.ts`. */
  readonly name: string;
  readonly run: (given: Given) => Answer | Promise<Answer>;
  /** How much there is to read, in characters or bytes: what is short is done where it is called. Without it nothing is short. */
  readonly lengthOf?: (given: Given) => number;
  /** How long it may take. */
  readonly limitMs: number;
}

const usualLimitMs = 15_000;

/** Declares a task. */
export function heavyTask<Given, Answer>(task: Omit<HeavyTask<Given, Answer>, 'limitMs'> & { limitMs?: number }): HeavyTask<Given, Answer> {
  return { limitMs: usualLimitMs, ...task };
}

/** Does heavy work, where the host can, beside the thread that answers calls. */
export interface HeavyWork {
  /**
   * @param lent bytes within `given` that are handed over instead of copied; they come back only as part of the answer
   * @throws whatever refusal the task throws; 413 when it takes more time or memory than it may, 503 when too much waits already.
   */
  run<Given, Answer>(task: HeavyTask<Given, Answer>, given: Given, lent?: Uint8Array<ArrayBuffer>): Promise<Answer>;
  /** The same for an entity: the works of each have their turn, and none has all the places. */
  boundTo(entity: string): HeavyWork;
}

/** Does it at once: for a host without workers. */
export const doneHere: HeavyWork = {
  run: async (task, given) => task.run(given),
  boundTo: () => doneHere,
};
