import { readBaseUrl } from './read-base-url.ts';
import { sendBytes } from './send-bytes.ts';
import type { Transport } from './transport.ts';

/**
 * The transport to an API at another origin, which must allow the page's origin (`CORS_ORIGINS`). Sends no cookies. Files are read by
 * request,
 * so only the page's `connect-src` policy has to name that server.
 * @param network the underlying transport. @param address the base URL from the page's settings. @throws as `readBaseUrl`
 */
export function remote(address: string, { fetch, upload = sendBytes }: Transport): Transport {
  const baseUrl = readBaseUrl(address);
  // Concatenated rather than resolved, because `//elsewhere` would point to a different host.
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
