import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { connection } from './connection.ts';
import { type CallOptions, createApiClient } from './create-api-client.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { languageHeader } from './first-visit.ts';
import { createOnce } from './once-keys.ts';
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

/** The renewal of the session that all calls share. */
export const refresh = createRefresh({
  session: sharedSession,
  renew: (token) => (renewal ? renewal(token) : Promise.reject(new Error('no renewal was set'))),
  isRefusal: (error) => error instanceof ApiError && (error.status === 401 || error.status === 400),
  exclusively: (run) => exclusively('atrium-refresh', run),
});

/** The host's `fetch`: where a call did not arrive, the connection is looked at. */
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
  once: createOnce(tabStorage, Date.now),
  onUnavailable: () => {
    for (const listen of [...unavailableListeners]) listen();
  },
});

/**
 * Calls the API: `{ params?, query?, body? }` as the endpoint declares them. At a 401 the session is renewed, or asked for anew,
 * and the call repeated. Throws `ApiError` for what was refused or not reached, the signal's reason when aborted.
 */
export function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<AnswerOf<E>> {
  const send = () => whileBusy('call', client.call(endpoint, input, options));
  return isAction(endpoint, options) ? trackWrite(send) : send();
}

/** As `call`, but answers the `Response` itself: for streams and bytes. */
export function openCall<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Response> {
  return whileBusy('call', client.open(endpoint, input, options));
}

/** Whether Undo waits for a call: a write, except one that a queue sends, which has been in the undo history since it was queued. */
function isAction({ method }: AnyEndpoint, options: CallOptions | undefined): boolean {
  return method !== 'GET' && options?.onceKey === undefined;
}

/** Says how a refresh token is exchanged for new ones; the session feature gives it. */
export function setRenewal(renew: Renewal): void {
  renewal = renew;
}

/** Calls `listen` after each answer 503; answers how to stop. */
export function onUnavailable(listen: () => void): () => void {
  unavailableListeners.add(listen);
  return () => void unavailableListeners.delete(listen);
}
