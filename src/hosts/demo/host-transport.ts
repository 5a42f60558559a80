import type { Transport } from '#web/transport.ts';
import type { Connection } from './connect-worker.ts';
import { knownPaths } from './known-paths.ts';

/** The paths of the API's calls, as the contracts have them. */
declare const __PATHS__: readonly string[];

/** The way to the API in the tab. */
export function hostTransport(connection: Connection): Transport {
  const fetch = tabFetch(connection, knownPaths(__PATHS__), globalThis.fetch.bind(globalThis));
  return {
    fetch,
    async upload({ method, address, headers, bytes, onProgress, signal }) {
      try {
        const answer = await fetch(address, { method, headers, body: bytes, signal: signal ?? null });
        onProgress?.(1);
        return { status: answer.status, text: await answer.text() };
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof TypeError) return { status: 0, text: '' };
        throw error;
      }
    },
    async readFile(address) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`);
      return answer.blob();
    },
    tab: {
      state: () => connection.state,
      isBusy: () => connection.isBusy(),
      onState(listen) {
        connection.listeners.add(listen);
        return () => connection.listeners.delete(listen);
      },
      startOver: () => connection.startOver(),
    },
  };
}

/** What carries the tokens of the tab: none of it leaves for the network. */
const own = ['Authorization', 'Entity', 'X-Password'];

/**
 * `fetch` for a page whose API runs in the tab: a call of that API is answered by it, any other goes to the network, without what signs in here.
 */
function tabFetch(connection: Connection, isKnown: (path: string) => boolean, network: typeof fetch): typeof fetch {
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
