import type { Asked, Told } from './messages.ts';

interface CallParts {
  number: number;
  ask: (asked: Asked) => void;
  signal: AbortSignal;
  /** Told when nothing more of it will come. */
  onEnd: () => void;
}

/** A call of this page to the worker, from the first word to the last part of the answer. */
export class TabCall {
  readonly #parts: CallParts;
  readonly #answer = Promise.withResolvers<Response>();
  #body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  #isPulled = false;

  constructor(parts: CallParts) {
    this.#parts = parts;
    parts.signal.addEventListener('abort', this.#abort);
  }

  /** @throws a `TypeError` when the worker broke off, the signal's reason when aborted */
  get answer(): Promise<Response> {
    return this.#answer.promise;
  }

  take(told: Exclude<Told, { kind: 'state' | 'started-over' }>): void {
    if (told.kind === 'answer') this.#answered(told);
    else if (told.kind === 'part') this.#partCame(told.bytes);
    else {
      this.#end();
      if (told.kind === 'end') this.#body?.close();
      else this.#fail(new TypeError('The API in the tab broke off'));
    }
  }

  #answered({ status, headers, hasBody }: Extract<Told, { kind: 'answer' }>): void {
    if (!hasBody) this.#end();
    const body = hasBody
      ? new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (controller) => {
            this.#body = controller;
          },
          pull: () => this.#pull(),
          cancel: () => this.#leave(),
        })
      : null;
    this.#answer.resolve(new Response(body, { status, headers }));
  }

  /** One part at a time is on its way. */
  #pull(): void {
    if (this.#isPulled) return;
    this.#isPulled = true;
    this.#parts.ask({ kind: 'pull', call: this.#parts.number });
  }

  #partCame(bytes: Uint8Array<ArrayBuffer>): void {
    this.#isPulled = false;
    this.#body?.enqueue(bytes);
  }

  #abort = (): void => {
    this.#leave();
    this.#fail(this.#parts.signal.reason);
  };

  #leave(): void {
    this.#parts.ask({ kind: 'abort', call: this.#parts.number });
    this.#end();
  }

  #end(): void {
    this.#parts.signal.removeEventListener('abort', this.#abort);
    this.#parts.onEnd();
  }

  #fail(reason: unknown): void {
    this.#answer.reject(reason);
    this.#body?.error(reason);
  }
}
