import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Identifies a request in its log lines. */
interface RequestFacts {
  requestId: string;
  traceparent?: string;
}

const context = new AsyncLocalStorage<RequestFacts>();

/** Runs `work` so that every line it logs has the request's id. A trusted proxy can set it with `X-Request-Id`. */
export function inRequest<T>(request: Request, trustProxy: boolean, work: () => T): T {
  return context.run(factsOf(request.headers, trustProxy), work);
}

/** Returns the facts of the current request; empty for background jobs. */
export function requestFacts(): RequestFacts | Record<string, never> {
  return context.getStore() ?? {};
}

function factsOf(headers: Headers, trustProxy: boolean): RequestFacts {
  const named = trustProxy ? headers.get('X-Request-Id') : null;
  const traceparent = traceparentOf(headers);
  return {
    requestId: named && /^[\w-]{8,64}$/.test(named) ? named : randomUUID(),
    ...(traceparent && { traceparent }),
  };
}

/** Returns the parent span from a different program. */
export function traceparentOf(headers: Headers): string | undefined {
  const traceparent = headers.get('traceparent');
  return traceparent && isTraceparent(traceparent) ? traceparent : undefined;
}

/** Checks for W3C Trace Context format: version, trace, span and flags in hexadecimal. */
function isTraceparent(text: string): boolean {
  return /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(text);
}
