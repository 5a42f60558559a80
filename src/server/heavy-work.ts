/**
 * Work on outside content that may take long whatever its size: a pure function of its input. Input and result must be transferable between
 * threads (structured clone): data, dates and bytes, no functions.
 */
export interface HeavyTask<Given, Answer> {
  /** Identifies the task to a worker: see `src/app/heavy-tasks.ts`. */
  readonly name: string;
  readonly run: (given: Given) => Answer | Promise<Answer>;
  /** The input size in characters or bytes: short work runs on the calling thread. Without it, nothing counts as short. */
  readonly lengthOf?: (given: Given) => number;
  readonly limitMs: number;
}

const usualLimitMs = 15_000;

export function heavyTask<Given, Answer>(task: Omit<HeavyTask<Given, Answer>, 'limitMs'> & { limitMs?: number }): HeavyTask<Given, Answer> {
  return { limitMs: usualLimitMs, ...task };
}

/** Runs heavy work off the main thread, if the host can. */
export interface HeavyWork {
  /**
   * @param lent Bytes within `given` that are transferred instead of copied; they come back only as part of the result.
   * @throws whatever refusal the task throws; 413 if it exceeds its time or memory limit, 503 if too much is waiting.
   */
  run<Given, Answer>(task: HeavyTask<Given, Answer>, given: Given, lent?: Uint8Array<ArrayBuffer>): Promise<Answer>;
  /** Returns the same for an entity: entities take turns, and none takes all threads. */
  boundTo(entity: string): HeavyWork;
}

/** Runs tasks immediately, for hosts without workers. */
export const inlineHeavyWork: HeavyWork = {
  run: async (task, given) => task.run(given),
  boundTo: () => inlineHeavyWork,
};
