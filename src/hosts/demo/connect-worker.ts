import type { TabState } from '#web/transport.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

declare const __WORKER__: string;

/** Storage key under which the pages of this origin share the worker's name. */
const nameKey = 'demo-worker';

const forever = () => new Promise<never>(() => undefined);

/** This page's connection to the worker shared by all pages of the origin. */
export class Connection {
  state: TabState = { phase: 'loading', share: 0 };
  readonly listeners = new Set<() => void>();
  readonly #port: Promise<MessagePort>;
  readonly #calls = new Map<number, TabCall>();
  #last = 0;
  #unanswered = 0;

  constructor(port: Promise<MessagePort>) {
    this.#port = port.then((opened) => {
      opened.onmessage = ({ data }: MessageEvent<WorkerResponse>) => this.#take(data);
      return opened;
    });
    // Held while the page is open; the worker detects a closed page by the release of this lock.
    const lock = `atrium-page-${crypto.randomUUID()}`;
    void navigator.locks.request(lock, () => {
      this.#ask({ kind: 'page', lock });
      return forever();
    });
  }

  call(asked: Omit<Extract<WorkerRequest, { kind: 'call' }>, 'kind' | 'call'>, signal: AbortSignal): Promise<Response> {
    const number = ++this.#last;
    const call = new TabCall({ number, ask: (more) => this.#ask(more), signal, onEnd: () => this.#calls.delete(number) });
    this.#calls.set(number, call);
    this.#ask({ kind: 'call', call: number, ...asked });
    this.#unanswered += 1;
    return call.answer.finally(() => {
      this.#unanswered -= 1;
    });
  }

  isBusy(): boolean {
    return this.state.phase === 'loading' || this.#unanswered > 0;
  }

  startOver(): void {
    this.#ask({ kind: 'start-over' });
  }

  #ask(asked: WorkerRequest): void {
    void this.#port.then((port) => port.postMessage(asked));
  }

  #take(told: WorkerResponse): void {
    if (told.kind === 'started-over') startAnew(told.next);
    else if (told.kind !== 'state') this.#calls.get(told.call)?.take(told);
    else {
      this.state = told.state;
      for (const listen of this.listeners) listen();
    }
  }
}

/** Clears everything stored here, including the session and queued requests, and reloads with a new worker. */
function startAnew(worker: string): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(nameKey, worker);
  location.reload();
}

/** Connects to the worker once the page has loaded, so that the worker's downloads and startup don't compete with it. */
export const connectWorker = () => new Connection(shown().then(openPort));

function shown(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function openPort(): MessagePort {
  const address = new URL(__WORKER__, import.meta.url);
  const options = { type: 'module', name: localStorage.getItem(nameKey) ?? 'atrium' } as const;
  if (typeof SharedWorker !== 'undefined') return new SharedWorker(address, options).port;
  const { port1, port2 } = new MessageChannel();
  const start = () => {
    new Worker(address, options).postMessage(port2, [port2]);
    return forever();
  };
  void whenAlone(start, () => port2.postMessage({ kind: 'state', state: { phase: 'waiting' } } satisfies WorkerResponse));
  return port1;
}

/** Without shared workers, one page at a time has a worker; others wait until it is closed. */
async function whenAlone(start: () => Promise<never>, onWait: () => void): Promise<void> {
  const lock = 'atrium-worker';
  await navigator.locks.request(lock, { ifAvailable: true }, (given) => (given ? start() : onWait()));
  await navigator.locks.request(lock, start);
}

interface CallParts {
  number: number;
  ask: (asked: WorkerRequest) => void;
  signal: AbortSignal;
  /** Called when the request is finished. */
  onEnd: () => void;
}

/** A request from this page to the worker, until the last chunk of the response. */
class TabCall {
  readonly #parts: CallParts;
  readonly #answer = Promise.withResolvers<Response>();
  #body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  #isPulled = false;

  constructor(parts: CallParts) {
    this.#parts = parts;
    parts.signal.addEventListener('abort', this.#abort);
  }

  /** @throws a `TypeError` if the worker breaks off, or the signal's reason if aborted */
  get answer(): Promise<Response> {
    return this.#answer.promise;
  }

  take(told: Exclude<WorkerResponse, { kind: 'state' | 'started-over' }>): void {
    if (told.kind === 'answer') this.#answered(told);
    else if (told.kind === 'part') this.#partCame(told.bytes);
    else {
      this.#end();
      if (told.kind === 'end') this.#body?.close();
      else this.#fail(new TypeError('The API in the tab broke off'));
    }
  }

  #answered({ status, headers, hasBody }: Extract<WorkerResponse, { kind: 'answer' }>): void {
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

  /** Requests one chunk at a time. */
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
