import type { Transport } from '#web/transport.ts';
import type { Connection } from './connect-worker.ts';
import { knownPaths } from './known-paths.ts';
import { tabFetch } from './tab-fetch.ts';

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
