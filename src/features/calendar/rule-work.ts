// The rarest rule that happens at all (a leap day on one day of the week, looked for day by day) needs 2,300 steps.
const longestSearch = 4000;
// A rule that people write is found within a year or two.
const shortSearch = 400;

interface Limits {
  /** Steps in all, but for those of searches that found nothing: what is right is not to pay for what is wrong. */
  most?: number;
  /** Steps of searches that found nothing, in all: when they are used up, each search is a short one. */
  patience?: number;
}

/**
 * What the rules of one call may cost, counted in steps: each period (a day, a week, a month, a year) that is looked at is one, and each
 * day in it. Nothing depends on how fast a machine is.
 */
export class RuleWork {
  #steps = 0;
  #inVain = 0;
  readonly #most: number;
  #patience: number;

  constructor({ most = Number.POSITIVE_INFINITY, patience = Number.POSITIVE_INFINITY }: Limits = {}) {
    this.#most = most;
    this.#patience = patience;
  }

  get steps(): number {
    return this.#steps;
  }

  /** Whether nothing is left: what rules gave until then is not all. */
  get isSpent(): boolean {
    return this.#steps - this.#inVain >= this.#most;
  }

  /** Counts steps. @returns how many */
  take(steps: number): number {
    this.#steps += steps;
    return steps;
  }

  /** Whether a search that has found nothing in so many steps is to end. */
  isTooLong(steps: number): boolean {
    if (steps <= shortSearch) return false;
    if (steps <= longestSearch && steps <= this.#patience) return false;
    this.#inVain += steps;
    this.#patience = Math.max(0, this.#patience - steps);
    return true;
  }
}
