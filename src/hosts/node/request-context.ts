import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What tells the log lines of one request from those of others. */
interface RequestFacts {
  requestId: string;
  traceparent?: string;
}

const context = new AsyncLocalStorage<RequestFacts>();

/** Runs `work` so that each line it logs names the request. A trusted proxy may name it itself, by `X-Request-Id`. */
export function inRequest<T>(request: Request, trustProxy: boolean, work: () => T): T {
  return context.run(factsOf(request.headers, trustProxy), work);
}

/** The request that this code runs for; nothing for background work. */
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

/** The span of another program that this request belongs to. */
export function traceparentOf(headers: Headers): string | undefined {
  const traceparent = headers.get('traceparent');
  return traceparent && isTraceparent(traceparent) ? traceparent : undefined;
}

/** As W3C Trace Context writes it: version, trace, span and flags, in hexadecimal digits. */
function isTraceparent(text: string): boolean {
  return /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(text);
}
