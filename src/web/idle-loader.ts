import { connection } from './connection.ts';
import { whileBusy } from './settled.ts';

type Load = () => Promise<unknown>;

/** Prefetches code one chunk at a time: parts of the open pages first, then other pages. */
export class IdleLoader {
  readonly #parts: Load[] = [];
  readonly #pages: Load[] = [];
  readonly #reached: typeof connection.reached;
  readonly #idle: () => Promise<void>;
  #prefetchWhenIdle = false;
  #running = false;

  constructor({ reached, idle }: { reached: typeof connection.reached; idle: () => Promise<void> }) {
    this.#reached = reached;
    this.#idle = idle;
  }

  add(load: Load): void {
    this.#parts.push(load);
    if (this.#prefetchWhenIdle) void this.#loadWaiting();
  }

  start(others: readonly Load[]): void {
    this.#pages.push(...others);
    this.#prefetchWhenIdle = true;
    void this.#loadWaiting();
  }

  async #loadWaiting(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let queue = this.#nextQueue(); queue; queue = this.#nextQueue()) {
      await this.#idle();
      const [load] = queue;
      if (load && (await this.#isDealtWith(load))) queue.shift();
    }
    this.#running = false;
  }

  #nextQueue(): Load[] | undefined {
    return [this.#parts, this.#pages].find(({ length }) => length > 0);
  }

  /** Retries after a lost connection. Other failures are reported when the part is used. */
  async #isDealtWith(load: Load): Promise<boolean> {
    if (await loadAhead(load)) return true;
    const { wasLost } = await this.#reached();
    return !wasLost;
  }
}

const idleLoader = new IdleLoader({
  reached: () => connection.reached(),
  idle: () => new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50))),
});

/** Loads a part once the page is idle, so it also opens offline. */
export function loadWhenIdle(load: Load): void {
  idleLoader.add(load);
}

/** Called when the page is idle: loads its parts, then `others`, the pages that may be opened next. */
export function startIdleLoading(others: readonly Load[]): void {
  idleLoader.start(others);
}

/** Prefetches code; a failure is reported only when it is used. @returns whether it loaded */
export async function loadAhead(load: Load): Promise<boolean> {
  return whileBusy('code', load()).then(
    () => true,
    () => false,
  );
}
