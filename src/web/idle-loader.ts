import { connection } from './connection.ts';
import { whileBusy } from './settled.ts';

type Load = () => Promise<unknown>;

/** What loads ahead of use, one after the other: the parts of the pages that are there first, then other pages. */
export class IdleLoader {
  readonly #parts: Load[] = [];
  readonly #pages: Load[] = [];
  readonly #reached: typeof connection.reached;
  readonly #idle: () => Promise<void>;
  #atRest = false;
  #running = false;

  constructor({ reached, idle }: { reached: typeof connection.reached; idle: () => Promise<void> }) {
    this.#reached = reached;
    this.#idle = idle;
  }

  add(load: Load): void {
    this.#parts.push(load);
    if (this.#atRest) void this.#loadWaiting();
  }

  start(others: readonly Load[]): void {
    this.#pages.push(...others);
    this.#atRest = true;
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

  /** What fails because the server is lost is loaded once it is back. What fails otherwise is told when it is asked for. */
  async #isDealtWith(load: Load): Promise<boolean> {
    if (await loadAhead(load)) return true;
    const { wasLost } = await this.#reached();
    return !wasLost;
  }
}

const ofThisTab = new IdleLoader({
  reached: () => connection.reached(),
  idle: () => new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50))),
});

/** Loads a part of a page once the page is at rest, so that it also opens without a network. */
export function loadWhenIdle(load: Load): void {
  ofThisTab.add(load);
}

/** The page is at rest: loads its parts, then `others`, the pages that may be opened next. */
export function startIdleLoading(others: readonly Load[]): void {
  ofThisTab.start(others);
}

/** Loads what nobody has asked for yet; where that fails it is told when it is asked for. @returns whether it arrived */
export async function loadAhead(load: Load): Promise<boolean> {
  return whileBusy('code', load()).then(
    () => true,
    () => false,
  );
}
