import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { idempotencyKeyHeader } from '#contract/once.ts';
import { apiErrorFrom, networkError } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import type { Once } from './idempotency-keys.ts';
import type { Refresh } from './refresh.ts';
import { type Fields, requestAddress } from './request-address.ts';
import type { SessionStorage } from './session-storage.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent as is instead of a JSON `body`, for example a file's bytes. */
  rawBody?: Blob | ArrayBuffer | string;
  /** Continues when the page is closed. */
  keepalive?: boolean;
  /** The idempotency key, when the caller stores what it sends. Otherwise the client creates one, see `idempotency-keys.ts`. */
  onceKey?: string;
}

interface ClientParts {
  fetch: typeof fetch;
  session: SessionStorage;
  refresh: Refresh;
  /** The page's language, for responses that are read directly, such as spreadsheets. */
  language(): string;
  /** A prefetched response for the person with this `eid`. It can be taken only once. */
  takeEarly?(address: string, eid: string): Promise<Response | null> | undefined;
  /** Creates idempotency keys for requests that add something. */
  once: Once;
  /** Called after each 503 response. */
  onUnavailable(): void;
}

interface Given {
  params?: Fields;
  query?: Fields;
  body?: unknown;
}

/** Creates the API client from its dependencies, which tests can replace. */
export function createApiClient({ fetch, session, refresh, language, takeEarly, once, onUnavailable }: ClientParts) {
  async function send(endpoint: AnyEndpoint, given: Given, options: CallOptions): Promise<{ response: Response; token: string }> {
    const held = endpoint.access === 'anyone' ? null : session.read();
    const headers = callHeaders(held, language());
    if (given.body !== undefined) headers.set('Content-Type', 'application/json');
    if (options.onceKey) headers.set(idempotencyKeyHeader, options.onceKey);
    const body = options.rawBody ?? (given.body === undefined ? null : JSON.stringify(given.body));
    const { method, path } = endpoint;
    const init = { method, headers, body, signal: options.signal ?? null, keepalive: options.keepalive ?? false };
    try {
      const response = await fetch(requestAddress(path, given.params, given.query), init);
      return { response, token: held?.accessToken ?? '' };
    } catch (error) {
      options.signal?.throwIfAborted();
      throw error instanceof TypeError ? networkError() : error;
    }
  }

  async function earlyAnswer({ method, path }: AnyEndpoint, { params, query }: Given): Promise<Response | null> {
    const eid = session.read()?.userData.eid;
    return (method === 'GET' && eid && takeEarly?.(requestAddress(path, params, query), eid)) || null;
  }

  /** Returns the successful raw response, for streams and bytes. */
  async function open<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<Response> {
    const given = input as Given;
    const isOpen = endpoint.access === 'anyone';
    const early = isOpen ? undefined : await unlessAborted(earlyAnswer(endpoint, given), options.signal);
    const waiting = isOpen || early ? null : refresh.underway();
    if (waiting) await unlessAborted(waiting, options.signal);
    let { response, token } = early ? { response: early, token: '' } : await send(endpoint, given, options);
    // Retries only once: if a fresh token is rejected too, another retry won't help.
    if (response.status === 401 && !isOpen && (await unlessAborted(refresh.after(token), options.signal))) {
      ({ response, token } = await send(endpoint, given, options));
    }
    if (response.ok) return response;
    if (response.status === 503) onUnavailable();
    throw apiErrorFrom(response.status, await response.json().catch(() => undefined), response.headers.get('Retry-After'));
  }

  async function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<AnswerOf<E>> {
    const read = async (given: CallOptions) => {
      const response = await open(endpoint, input, given);
      const text = await response.text();
      return (text ? JSON.parse(text) : undefined) as AnswerOf<E>;
    };
    if (!endpoint.once || options.onceKey) return read(options);
    return once(JSON.stringify([endpoint.method, endpoint.path, input]), (onceKey) => read({ ...options, onceKey }));
  }

  return { call, open };
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
