import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { AskedOutside, FoundOutside } from '#server/mail-host.ts';
import { isPublicAddress } from '../imap/is-public-address.ts';
import { type IsAllowed, lookupAllowed, readWebAddress } from './world-guard.ts';

const mostRedirects = 3;
const limitMs = 10_000;

/**
 * Asks a server of the world, and never one of this machine or of its networks: the address that a name leads to is looked at as the
 * connection is made, so that it cannot lead elsewhere afterwards, and so at every redirection. No cookie and no referrer goes along.
 * @returns null for what is not reached in time, or is larger than asked for.
 */
export async function fetchOutside(asked: AskedOutside, isAllowed = isPublicAddress): Promise<FoundOutside | null> {
  const signal = AbortSignal.timeout(limitMs);
  let address = asked.address;
  for (let redirected = 0; redirected <= mostRedirects; redirected++) {
    const found = await askOnce({ ...asked, address }, isAllowed, signal).catch(() => null);
    if (!found) return null;
    const { location, ...answer } = found;
    // What is posted is not handed on.
    if (location === undefined || asked.form !== undefined) return answer;
    if (!URL.canParse(location, address)) return null;
    address = new URL(location, address).href;
  }
  return null;
}

async function askOnce({ address, limitBytes, form, known }: AskedOutside, isAllowed: IsAllowed, signal: AbortSignal) {
  const url = readWebAddress(address, isAllowed);
  const { promise, resolve, reject } = Promise.withResolvers<FoundOutside & { location?: string }>();
  const ask = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  const sending = ask(url, {
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      'User-Agent': 'Atrium',
      ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(known?.etag && { 'If-None-Match': known.etag }),
      ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
    },
    lookup: lookupAllowed(isAllowed),
    agent: false,
    signal,
  });
  sending.on('error', reject);
  sending.on('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy();
      resolve({ status, bytes: new Uint8Array(), location: headers.location });
      return;
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    response.on('data', (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
      if (length > limitBytes) response.destroy(new Error('too large'));
    });
    response.on('error', reject);
    const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
    response.on('end', () => resolve({ status, bytes: new Uint8Array(Buffer.concat(parts)), validators }));
  });
  sending.end(form);
  return promise;
}
