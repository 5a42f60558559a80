// The rarest valid rule (a leap day on a given weekday, searched day by day) needs 2,300 steps.
const longestSearch = 4000;
// Rules people write have a match within a year or two.
const shortSearch = 400;

interface Limits {
  /** Maximum number of steps, not counting fruitless searches, so that valid rules do not pay for invalid ones. */
  most?: number;
  /** Maximum number of steps in fruitless searches; once used up, every search is short. */
  patience?: number;
}

/**
 * Limits the work of the rules in one request, counted in steps: each period (a day, a week, a month, a year) examined is one, and each day
 * in it. The limit does not depend on the machine's speed.
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

  /** Whether the limit is reached; the occurrences found so far are incomplete. */
  get isSpent(): boolean {
    return this.#steps - this.#inVain >= this.#most;
  }

  /**
   * Counts steps.
   * @returns the number of steps
   */
  take(steps: number): number {
    this.#steps += steps;
    return steps;
  }

  /** Whether to stop a search that has found nothing in this many steps. */
  isTooLong(steps: number): boolean {
    if (steps <= shortSearch) return false;
    if (steps <= longestSearch && steps <= this.#patience) return false;
    this.#inVain += steps;
    this.#patience = Math.max(0, this.#patience - steps);
    return true;
  }
}
