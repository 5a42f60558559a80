import { onceHeader } from '#contract/once.ts';

const carriers = new WeakMap<Request, Request>();

const handedOn = ['Authorization', 'User-Agent', 'Accept-Language'];

/** A call that answering another one takes, made by the same caller with the same rights. */
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
  if (onceKey !== undefined) headers.set(onceHeader, onceKey);
  const request = new Request(new URL(address, within.url), { method, headers, ...(body !== undefined && { body }) });
  carriers.set(request, carrierOf(within));
  return request;
}

/** The request that came over the wire: the host knows from where. */
export function carrierOf(request: Request): Request {
  return carriers.get(request) ?? request;
}
