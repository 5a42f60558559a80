import { readBaseUrl } from './read-base-url.ts';
import { sendBytes } from './send-bytes.ts';
import type { Transport } from './transport.ts';

/**
 * The API of a server at another origin, which must let the page's origin in (`CORS_ORIGINS`). No cookies travel. Its files are read with their calls,
 * so that only what the page's policy lets it connect to has to name that server.
 * @param network what sends. @param address where it is, as the page's settings name it. @throws as `readBaseUrl`
 */
export function remote(address: string, { fetch, upload = sendBytes }: Transport): Transport {
  const baseUrl = readBaseUrl(address);
  // Put together, not resolved: `//elsewhere` would be another host's.
  const at = (path: string) => (path.startsWith('/') ? baseUrl + path : path);
  const ask: Transport['fetch'] = (what, init) => fetch(typeof what === 'string' ? at(what) : what, { ...init, credentials: 'omit' });
  return {
    fetch: ask,
    upload: (given) => upload({ ...given, address: at(given.address) }),
    async readFile(file) {
      const answer = await ask(file);
      if (!answer.ok) throw new Error(`a file was answered with ${answer.status}`);
      return answer.blob();
    },
    baseUrl,
  };
}
