import type { AskedOutside, FoundOutside } from '#server/mail-host.ts';
import { isPublicAddress } from '../imap/is-public-address.ts';
import { askOutside, bytesWithin } from './ask-outside.ts';
import { type IsAllowed, type Resolve, readWebAddress, resolveHost } from './world-guard.ts';

const mostRedirects = 3;
const limitMs = 10_000;

/**
 * Asks a server of the world, and never one of this machine or of its networks: the address that a name leads to is looked at as the
 * connection is made, so that it cannot lead elsewhere afterwards, and so at every redirection. No cookie and no referrer goes along.
 * @returns null for what is not reached in time, or is larger than asked for.
 */
export async function fetchOutside(
  asked: AskedOutside,
  isAllowed: IsAllowed = isPublicAddress,
  resolve = resolveHost,
): Promise<FoundOutside | null> {
  const signal = AbortSignal.timeout(limitMs);
  let address = asked.address;
  for (let redirected = 0; redirected <= mostRedirects; redirected++) {
    const found = await askOnce({ ...asked, address }, isAllowed, resolve, signal).catch(() => null);
    if (!found) return null;
    const { location, ...answer } = found;
    // What is posted is not handed on.
    if (location === undefined || asked.form !== undefined) return answer;
    if (!URL.canParse(location, address)) return null;
    address = new URL(location, address).href;
  }
  return null;
}

async function askOnce({ address, limitBytes, form, known }: AskedOutside, isAllowed: IsAllowed, resolve: Resolve, signal: AbortSignal) {
  const headers = {
    'User-Agent': 'Atrium',
    ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  const asking = { method: form === undefined ? 'GET' : 'POST', headers, agent: false, signal, resolve, body: form } as const;
  return askOutside(
    readWebAddress(address, isAllowed),
    isAllowed,
    asking,
    async (response): Promise<FoundOutside & { location?: string }> => {
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location) {
        response.destroy();
        return { status, bytes: new Uint8Array(), location: headers.location };
      }
      const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
      return { status, bytes: await bytesWithin(limitBytes, response), validators };
    },
  );
}
