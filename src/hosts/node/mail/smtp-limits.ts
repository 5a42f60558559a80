import { networkOf } from '#server/network-of.ts';

/** Closes connections that are too slow, with a deadline for each step. */
export class SmtpDeadlines {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #end: (connectionId: string) => void;

  /** @param end Closes the connection. */
  constructor(end: (connectionId: string) => void) {
    this.#end = end;
  }

  /** Sets the deadline for the connection's next step, replacing the previous one. */
  set(connectionId: string, ms: number): void {
    this.clear(connectionId);
    const timer = setTimeout(() => this.#end(connectionId), ms);
    timer.unref();
    this.#timers.set(connectionId, timer);
  }

  clear(connectionId: string): void {
    clearTimeout(this.#timers.get(connectionId));
    this.#timers.delete(connectionId);
  }
}

interface Limits {
  /** Maximum concurrent connections. */
  most: number;
  /** Maximum per network: an IPv4 address, or a /64 of IPv6. */
  maxPerNetwork: number;
}

/** Counts connections per network so that no one can use up all slots. */
export class SmtpConnectionLimiter {
  readonly #limits: Limits;
  readonly #networks = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns false if no slot is free. */
  enter(connectionId: string, address: string): boolean {
    const network = networkOf(address);
    const count = this.#counts.get(network) ?? 0;
    if (this.#networks.size >= this.#limits.most || count >= this.#limits.maxPerNetwork) return false;
    this.#networks.set(connectionId, network);
    this.#counts.set(network, count + 1);
    return true;
  }

  isHere(connectionId: string): boolean {
    return this.#networks.has(connectionId);
  }

  leave(connectionId: string): void {
    const network = this.#networks.get(connectionId);
    if (network === undefined) return;
    this.#networks.delete(connectionId);
    const count = (this.#counts.get(network) ?? 0) - 1;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}
