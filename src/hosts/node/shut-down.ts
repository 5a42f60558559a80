import type { Dependencies, Log } from '#server/dependencies.ts';

const hardExitMs = 9500;
const patienceMs = 1500;

type Undo = () => Promise<unknown>;

/** Stops everything that was started, in reverse order, and then the process. */
export class ShutDown {
  readonly #undos: Undo[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #asked = false;

  get isAsked(): boolean {
    return this.#asked;
  }

  /** Runs `start` and registers `undo` for shutdown; a shutdown requested meanwhile waits for the start. */
  async around<T>(start: () => Promise<T>, undo: (started: T) => Promise<unknown>): Promise<T> {
    const starting = start().then((started) => {
      this.#undos.push(() => undo(started));
      return started;
    });
    this.#starting = starting;
    return starting;
  }

  /**
   * Shuts down cleanly on Ctrl-C, SIGTERM and a closed terminal, within `hardExitMs`. Repeated signals are ignored, because under npm the
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

/** Waits for work that may never finish, up to a limit. */
export function withDeadline(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Runs work after responses; `settled` waits for work already started. */
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
