import { networkOf } from '#server/network-of.ts';

interface Limits {
  /** Connections at once. */
  most: number;
  /** Of them from one network: an IPv4 address, or a /64 of IPv6. */
  mostPerNetwork: number;
}

/** Who is connected, by network: nobody takes so many places that others find none. */
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
