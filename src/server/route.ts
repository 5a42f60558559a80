import type { AnswerOf, AnyEndpoint, GivenOf } from '#contract/endpoint.ts';
import type { OpenScope, Scope } from './scope.ts';

type Given = { params: unknown; query: unknown; body: unknown };

/** What a handler knows before it gets a connection. */
export type PreparingScope = Omit<Scope, 'db'>;
type Prepare = (given: Given, scope: PreparingScope) => Promise<unknown>;

export type Route =
  | { endpoint: AnyEndpoint; open: false; prepare?: Prepare; handle: (given: Given, scope: Scope, prepared: unknown) => Promise<unknown> }
  | { endpoint: AnyEndpoint; open: true; handle: (given: Given, scope: OpenScope) => Promise<unknown> };

/** Handles an endpoint for signed-in users. A `Response` is sent unchanged, anything else as JSON. */
export function on<E extends AnyEndpoint>(
  endpoint: E,
  handle: (given: GivenOf<E>, scope: Scope) => Promise<AnswerOf<E> | Response>,
): Route {
  if (endpoint.access === 'anyone') throw new Error(`${endpoint.path} is open to anyone: use onOpen`);
  return { endpoint, open: false, handle: handle as (given: Given, scope: Scope) => Promise<unknown> };
}

/** Handles an endpoint that needs no token. */
export function onOpen<E extends AnyEndpoint>(
  endpoint: E,
  handle: (given: GivenOf<E>, scope: OpenScope) => Promise<AnswerOf<E> | Response>,
): Route {
  if (endpoint.access !== 'anyone') throw new Error(`${endpoint.path} needs a token: use on`);
  return { endpoint, open: true, handle: handle as (given: Given, scope: OpenScope) => Promise<unknown> };
}

/**
 * Handles an endpoint with long work before it writes. `prepare` does that work after authorization, without holding a connection; `handle`
 * then writes in the transaction.
 */
export function onPrepared<E extends AnyEndpoint, P>(
  endpoint: E,
  prepare: (given: GivenOf<E>, scope: PreparingScope) => Promise<P>,
  handle: (given: GivenOf<E>, scope: Scope, prepared: P) => Promise<AnswerOf<E> | Response>,
): Route {
  return {
    endpoint,
    open: false,
    prepare: prepare as Prepare,
    handle: handle as (given: Given, scope: Scope, prepared: unknown) => Promise<unknown>,
  };
}

/** Like `onPrepared`, for a body of bytes, which `prepare` reads: a slow client must not hold a connection. */
export function onRaw<E extends AnyEndpoint, P>(...route: Parameters<typeof onPrepared<E, P>>): Route {
  return onPrepared(...route);
}
