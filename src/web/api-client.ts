import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { connection } from './connection.ts';
import { type CallOptions, createApiClient } from './create-api-client.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { languageHeader } from './first-visit.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createRefresh } from './refresh.ts';
import type { StoredSession } from './session-storage.ts';
import { sharedSession } from './session-store.ts';
import { whileBusy } from './settled.ts';
import { createTabLock } from './tab-lock.ts';
import { transport } from './transport.ts';
import { trackWrite } from './undo/writes-under-way.ts';

type Renewal = (refreshToken: string) => Promise<StoredSession>;

let renewal: Renewal | undefined;
const unavailableListeners = new Set<() => void>();

const exclusively = createTabLock({
  locks: globalThis.navigator?.locks,
  storage: browserStorage,
  nowMs: Date.now,
  waitMs: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** The session refresh shared by all requests. */
export const refresh = createRefresh({
  session: sharedSession,
  renew: (token) => (renewal ? renewal(token) : Promise.reject(new Error('no renewal was set'))),
  isRefusal: (error) => error instanceof ApiError && (error.status === 401 || error.status === 400),
  exclusively: (run) => exclusively('atrium-refresh', run),
});

/** The host's `fetch`; checks the connection when a request fails to arrive. */
const reached: typeof fetch = async (...given) => {
  try {
    return await transport().fetch(...given);
  } catch (error) {
    if (error instanceof TypeError) connection.suspect();
    throw error;
  }
};

const client = createApiClient({
  fetch: reached,
  session: sharedSession,
  refresh,
  language: () => languageHeader(),
  takeEarly: takeEarlyAnswer,
  once: createIdempotencyKeys(tabStorage, Date.now),
  onUnavailable: () => {
    for (const listen of [...unavailableListeners]) listen();
  },
});

/**
 * Calls an endpoint with `{ params?, query?, body? }` as it declares them. On 401 it refreshes the session, or prompts to sign in,
 * and repeats the request. Throws `ApiError` when rejected or unreachable, and the signal's reason when aborted.
 */
export function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<AnswerOf<E>> {
  const send = () => whileBusy('call', client.call(endpoint, input, options));
  return isAction(endpoint, options) ? trackWrite(send) : send();
}

/** Like `call`, but returns the raw `Response`, for streams and bytes. */
export function openCall<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Response> {
  return whileBusy('call', client.open(endpoint, input, options));
}

/** Whether Undo must wait for this request: any write, except those from a queue, which enter the undo history when queued. */
function isAction({ method }: AnyEndpoint, options: CallOptions | undefined): boolean {
  return method !== 'GET' && options?.onceKey === undefined;
}

/** Registers how refresh tokens are exchanged; called by the session feature. */
export function setRenewal(renew: Renewal): void {
  renewal = renew;
}

/** Calls `listen` after each 503 response. Returns the unsubscribe function. */
export function onUnavailable(listen: () => void): () => void {
  unavailableListeners.add(listen);
  return () => void unavailableListeners.delete(listen);
}
