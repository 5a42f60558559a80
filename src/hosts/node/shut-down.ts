import type { Dependencies, Log } from '#server/dependencies.ts';

const hardExitMs = 9500;
const patienceMs = 1500;

type Undo = () => Promise<unknown>;

/** Ends what was started, the last first, and then the process. */
export class ShutDown {
  readonly #undos: Undo[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #asked = false;

  get isAsked(): boolean {
    return this.#asked;
  }

  /** Starts what `undo` ends; a stop requested in the meantime waits for the start. */
  async around<T>(start: () => Promise<T>, undo: (started: T) => Promise<unknown>): Promise<T> {
    const starting = start().then((started) => {
      this.#undos.push(() => undo(started));
      return started;
    });
    this.#starting = starting;
    return starting;
  }

  /**
   * Ctrl-C, SIGTERM and a closed terminal end the process in order, within `hardExitMs`. A repeat changes nothing: under npm the
   * terminal and npm both send each signal.
   */
  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.#asked) void this.run(0);
      });
    }
  }

  async run(exitCode: number): Promise<void> {
    this.#asked = true;
    setTimeout(() => process.exit(exitCode || 1), hardExitMs).unref();
    await this.#starting.catch(() => {});
    for (const undo of this.#undos.reverse()) await undo().catch(() => {});
    process.exit(exitCode);
  }
}

/** Waits for what may never end, but not for ever. */
export function withDeadline(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

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
