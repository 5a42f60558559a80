/** Maximum age of the feed's last sign of life. A silently lost feed is trusted for that long. */
const maxSilentMs = 1000;
/** After this time the database is queried again, even without changes. */
const maxAgeMs = 60_000;
/** How long the cache counts as in use after a lookup. */
const inUseMs = 5000;

interface Entry {
  key: string;
  /** The account it belongs to: `entity/account`. */
  account: string;
  /** When the session or key expires. */
  endsAt: Date | null;
  value: unknown;
}

interface Options {
  nowMs?: () => number;
  maxEntries?: number;
}

/**
 * Caches what tokens mean according to the database. Entries are invalidated when the database announces a change (`tell_session_change` in
 * the migrations), and trusted only while the feed of these changes is known to be alive.
 */
export class SessionCache {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry & { keptUntilMs: number }>();
  readonly #keysOf = new Map<string, Set<string>>();
  /** Increases with each change: a value read before a change isn't stored after it. */
  #generation = 0;
  #isConnected = false;
  #heardAtMs = Number.NEGATIVE_INFINITY;
  #usedAtMs = Number.NEGATIVE_INFINITY;
  readonly #nowMs: () => number;
  readonly #maxEntries: number;

  constructor({ nowMs = () => performance.now(), maxEntries = 20_000 }: Options = {}) {
    this.#nowMs = nowMs;
    this.#maxEntries = maxEntries;
  }

  /** Returns undefined if the database has to be queried. */
  get<Value>(key: string, now: Date): Value | undefined {
    const nowMs = this.#nowMs();
    this.#usedAtMs = nowMs;
    if (!this.#isConnected || nowMs - this.#heardAtMs > maxSilentMs) return undefined;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(entry);
    if (nowMs >= entry.keptUntilMs || (entry.endsAt && now >= entry.endsAt)) return undefined;
    this.#add(entry);
    return entry.value as Value;
  }

  /**
   * Call before querying the database. The returned function stores the result unless something has changed since. Refusals aren't stored.
   */
  startRead(): (entry: Entry) => void {
    const generation = this.#generation;
    return (entry) => {
      if (generation !== this.#generation) return;
      deepFreeze(entry.value);
      this.#add({ ...entry, keptUntilMs: this.#nowMs() + maxAgeMs });
      const [oldest] = this.#entries.values();
      if (this.#entries.size > this.#maxEntries && oldest) this.#remove(oldest);
    };
  }

  /** Invalidates an account (`entity/account`), all accounts of an entity (`entity/`), or everything (empty text). */
  invalidate(whose: string): void {
    this.#generation += 1;
    const isAccount = whose !== '' && !whose.endsWith('/');
    const accounts = isAccount ? [whose] : [...this.#keysOf.keys()].filter((account) => account.startsWith(whose));
    for (const account of accounts) {
      for (const key of this.#keysOf.get(account) ?? []) this.#entries.delete(key);
      this.#keysOf.delete(account);
    }
  }

  /** Marks the feed as listening since then: values read from now on can be kept up to date. */
  connected(atMs: number): void {
    this.invalidate('');
    this.#isConnected = true;
    this.#heardAtMs = atMs;
  }

  disconnected(): void {
    this.#isConnected = false;
    this.invalidate('');
  }

  /** Records that the feed was alive at that moment and had delivered all earlier changes. */
  heard(atMs: number): void {
    this.#heardAtMs = atMs;
  }

  isInUse(): boolean {
    return this.#nowMs() - this.#usedAtMs <= inUseMs;
  }

  #add(entry: Entry & { keptUntilMs: number }): void {
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
    const keys = this.#keysOf.get(entry.account) ?? new Set();
    this.#keysOf.set(entry.account, keys.add(entry.key));
  }

  #remove({ key, account }: Entry): void {
    this.#entries.delete(key);
    const keys = this.#keysOf.get(account);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(account);
  }
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || value instanceof Date) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
