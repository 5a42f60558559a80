import type { Transport } from '#web/transport.ts';
import type { Connection } from './connect-worker.ts';
import { knownPaths } from './known-paths.ts';

/** Paths of the API, from the contracts. */
declare const __PATHS__: readonly string[];

/** Creates the transport to the API in the tab. */
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

/** Headers that carry the tab's tokens; they are never sent to the network. */
const own = ['Authorization', 'Entity', 'X-Password'];

/** Wraps `fetch` for a page whose API runs in the tab: API requests go to the tab, all others to the network without the tab's tokens. */
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
