import { idempotencyKeyHeader } from '#contract/once.ts';

const carriers = new WeakMap<Request, Request>();

const handedOn = ['Authorization', 'User-Agent', 'Accept-Language'];

/** Creates a request made while handling another one, by the same caller with the same permissions. */
export function innerRequest(
  within: Request,
  address: string,
  init: { method: string; body?: string | undefined; onceKey?: string | undefined },
): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of handedOn) {
    const value = within.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { method, body, onceKey } = init;
  if (onceKey !== undefined) headers.set(idempotencyKeyHeader, onceKey);
  const request = new Request(new URL(address, within.url), { method, headers, ...(body !== undefined && { body }) });
  carriers.set(request, carrierOf(within));
  return request;
}

/** Returns the original network request, whose origin the host knows. */
export function carrierOf(request: Request): Request {
  return carriers.get(request) ?? request;
}
