import { networkOf } from '#server/network-of.ts';

/** Ends connections that get on too slowly: what they wait for, and until when. */
export class SmtpDeadlines {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #end: (connectionId: string) => void;

  /** @param end ends the connection */
  constructor(end: (connectionId: string) => void) {
    this.#end = end;
  }

  /** From now on it has so long for its next step; what it had before counts no more. */
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
  /** Connections at once. */
  most: number;
  /** Of them from one network: an IPv4 address, or a /64 of IPv6. */
  mostPerNetwork: number;
}

/** Connections per network, so that no one can use up all slots. */
export class SmtpGuests {
  readonly #limits: Limits;
  readonly #networks = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns false when there is no place. */
  enter(connectionId: string, address: string): boolean {
    const network = networkOf(address);
    const count = this.#counts.get(network) ?? 0;
    if (this.#networks.size >= this.#limits.most || count >= this.#limits.mostPerNetwork) return false;
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
