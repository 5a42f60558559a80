/** How old the last sign of life of the feed may be. A feed that was lost without a word is trusted for that long. */
const mostSilentMs = 1000;
/** After that long the database is asked again, whatever was heard. */
const mostAgeMs = 60_000;
/** For that long after a look-up the cache counts as used. */
const inUseMs = 5000;

interface Entry {
  key: string;
  /** Whose it is: `entity/account`. */
  account: string;
  /** When the session or key ends by itself. */
  endsAt: Date | null;
  value: unknown;
}

interface Options {
  nowMs?: () => number;
  mostEntries?: number;
}

/**
 * What tokens mean, as the database said. It is forgotten when the database tells of a change (`tell_session_change` of the migrations),
 * and only believed while the feed of these changes is known to be alive.
 */
export class SessionCache {
  /** The one used longest ago comes first. */
  readonly #entries = new Map<string, Entry & { keptUntilMs: number }>();
  readonly #keysOf = new Map<string, Set<string>>();
  /** Grows with each change: what was read before one is not stored after it. */
  #generation = 0;
  #isConnected = false;
  #heardAtMs = Number.NEGATIVE_INFINITY;
  #usedAtMs = Number.NEGATIVE_INFINITY;
  readonly #nowMs: () => number;
  readonly #mostEntries: number;

  constructor({ nowMs = () => performance.now(), mostEntries = 20_000 }: Options = {}) {
    this.#nowMs = nowMs;
    this.#mostEntries = mostEntries;
  }

  /** Undefined for what the database has to be asked. */
  get<Value>(key: string, now: Date): Value | undefined {
    const nowMs = this.#nowMs();
    this.#usedAtMs = nowMs;
    if (!this.#isConnected || nowMs - this.#heardAtMs > mostSilentMs) return undefined;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(entry);
    if (nowMs >= entry.keptUntilMs || (entry.endsAt && now >= entry.endsAt)) return undefined;
    this.#add(entry);
    return entry.value as Value;
  }

  /** To be called before the database is asked. The answer stores what it said, unless something has changed since. Refusals are not stored. */
  startRead(): (entry: Entry) => void {
    const generation = this.#generation;
    return (entry) => {
      if (generation !== this.#generation) return;
      deepFreeze(entry.value);
      this.#add({ ...entry, keptUntilMs: this.#nowMs() + mostAgeMs });
      const [oldest] = this.#entries.values();
      if (this.#entries.size > this.#mostEntries && oldest) this.#remove(oldest);
    };
  }

  /** Forgets an account (`entity/account`), all accounts of an entity (`entity/`), or with an empty text everything. */
  invalidate(whose: string): void {
    this.#generation += 1;
    const isAccount = whose !== '' && !whose.endsWith('/');
    const accounts = isAccount ? [whose] : [...this.#keysOf.keys()].filter((account) => account.startsWith(whose));
    for (const account of accounts) {
      for (const key of this.#keysOf.get(account) ?? []) this.#entries.delete(key);
      this.#keysOf.delete(account);
    }
  }

  /** The feed listens since then: what is read from now on is kept right. */
  connected(atMs: number): void {
    this.invalidate('');
    this.#isConnected = true;
    this.#heardAtMs = atMs;
  }

  disconnected(): void {
    this.#isConnected = false;
    this.invalidate('');
  }

  /** The feed was alive at that moment, and has told all changes before it. */
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
