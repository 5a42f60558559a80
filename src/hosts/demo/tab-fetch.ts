import type { Connection } from './connect-worker.ts';

/** What carries the tokens of the tab: none of it leaves for the network. */
const own = ['Authorization', 'Entity', 'X-Password'];

/**
 * `fetch` for a page whose API runs in the tab: a call of that API is answered by it, any other goes to the network, without what signs in here.
 */
export function tabFetch(connection: Connection, isKnown: (path: string) => boolean, network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !isKnown(pathname)) return network(withoutTokens(request));
    request.signal.throwIfAborted();
    const { method, url, headers, signal } = request;
    const body = request.body === null ? null : await request.blob();
    return connection.call({ method, address: url, headers: [...headers], body }, signal);
  };
}

function withoutTokens(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of own) headers.delete(name);
  return new Request(request, { headers });
}
