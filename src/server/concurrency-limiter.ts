import { Refusal } from './refusal.ts';

interface Room {
  /** Maximum concurrent calls. */
  atOnce: number;
  /** Maximum queue length; further calls are rejected. */
  inLine: number;
  /** Maximum bytes held by queued calls; further calls are rejected. */
  bytesInLine?: number;
  /** The error instead of 503. */
  refusal?: () => Refusal;
}

interface Limits {
  /** Limits per name. */
  ofOne: Room;
  /** Limits for all names together. */
  altogether?: Room;
  patienceMs?: number | undefined;
}

interface Guest {
  enter: () => void;
  bytes: number;
}

interface Crowd {
  inside: number;
  waiting: number;
  waitingBytes: number;
}

interface Line extends Crowd {
  name: string;
  guests: Set<Guest>;
}

const endless: Room = { atOnce: Number.POSITIVE_INFINITY, inLine: Number.POSITIVE_INFINITY };

/**
 * Limits concurrency per name and in total, so that one name with hundreds of calls leaves room for others. Waiting calls are admitted
 * round robin by name, and in order within a name.
 */
export class ConcurrencyLimiter {
  readonly #ofOne: Room;
  readonly #altogether: Room;
  readonly #patienceMs: number | undefined;
  readonly #all: Crowd = { inside: 0, waiting: 0, waitingBytes: 0 };
  readonly #lines = new Map<string, Line>();
  /** Queues with waiting calls, next turn first. */
  readonly #turns = new Set<Line>();

  constructor({ ofOne, altogether = endless, patienceMs }: Limits) {
    this.#ofOne = ofOne;
    this.#altogether = altogether;
    this.#patienceMs = patienceMs;
  }

  /**
   * Runs `work` when it is its turn.
   * @param bytes How much memory it holds while waiting.
   * @throws 503 if the queue is full or its turn doesn't come in time.
   */
  async pass<T>(name: string, work: () => Promise<T>, bytes = 0): Promise<T> {
    const line = this.#lines.get(name) ?? { name, inside: 0, waiting: 0, waitingBytes: 0, guests: new Set() };
    this.#lines.set(name, line);
    try {
      if (this.#hasPlaceFor(line)) this.#count(line, 'inside', 1);
      else await this.#turnIn(line, bytes);
      try {
        return await work();
      } finally {
        this.#count(line, 'inside', -1);
        this.#letIn();
      }
    } finally {
      if (line.inside + line.waiting === 0) this.#lines.delete(name);
    }
  }

  #hasPlaceFor(line: Line): boolean {
    return line.inside < this.#ofOne.atOnce && this.#all.inside < this.#altogether.atOnce;
  }

  #turnIn(line: Line, bytes: number): Promise<void> {
    if (isFull(line, this.#ofOne)) return Promise.reject((this.#ofOne.refusal ?? overloaded)());
    if (isFull(this.#all, this.#altogether)) return Promise.reject((this.#altogether.refusal ?? overloaded)());
    return new Promise((resolve, reject) => {
      const guest = { enter: resolve, bytes };
      if (this.#patienceMs !== undefined) {
        const impatience = setTimeout(() => {
          this.#takeOut(line, guest);
          reject(overloaded());
        }, this.#patienceMs);
        guest.enter = () => {
          clearTimeout(impatience);
          resolve();
        };
      }
      line.guests.add(guest);
      this.#turns.add(line);
      this.#count(line, 'waiting', 1);
      this.#count(line, 'waitingBytes', bytes);
    });
  }

  #takeOut(line: Line, guest: Guest): void {
    line.guests.delete(guest);
    if (line.guests.size === 0) this.#turns.delete(line);
    this.#count(line, 'waiting', -1);
    this.#count(line, 'waitingBytes', -guest.bytes);
  }

  /** Gives free slots to the next calls in the queue. */
  #letIn(): void {
    for (const line of this.#turns) {
      const [next] = line.guests;
      if (!next || !this.#hasPlaceFor(line)) continue;
      this.#takeOut(line, next);
      // Further calls of this name come after one of each other name.
      if (this.#turns.delete(line)) this.#turns.add(line);
      this.#count(line, 'inside', 1);
      next.enter();
      return;
    }
  }

  #count(line: Line, what: keyof Crowd, added: number): void {
    line[what] += added;
    this.#all[what] += added;
  }
}

function isFull({ waiting, waitingBytes }: Crowd, { inLine, bytesInLine = Number.POSITIVE_INFINITY }: Room): boolean {
  return waiting >= inLine || waitingBytes >= bytesInLine;
}

/** Asks the caller to retry in a few seconds. */
export function overloaded(): Refusal {
  return new Refusal('unavailable', { code: 'overloaded' }, { headers: { 'Retry-After': '5' } });
}
