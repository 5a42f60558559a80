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
