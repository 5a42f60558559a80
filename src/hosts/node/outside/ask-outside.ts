import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { ProviderHost } from '#server/dependencies.ts';
import type { AnsweredOutside, AskedOutside, FoundOutside, PostedOutside, PostFailure } from '#server/mail-host.ts';
import {
  type IsAllowed,
  isPublicAddress,
  lookupAllowed,
  NotEncrypted,
  PrivateAddressError,
  type Resolve,
  readAllowedAddress,
  readWebAddress,
  resolveHost,
} from './ssrf-guard.ts';

interface Asking extends Pick<RequestOptions, 'method' | 'headers' | 'agent' | 'signal'> {
  body?: string | Uint8Array | undefined;
  resolve: Resolve;
}

/**
 * Sends a request. The resolved address is checked when the connection is made.
 * @param read Reads the response; a connection error that occurs first is thrown.
 */
function askOutside<T>(
  url: URL,
  isAllowed: IsAllowed,
  { body, resolve: resolveName, ...options }: Asking,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ask = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  const asking = ask(url, { ...options, lookup: lookupAllowed(isAllowed, resolveName) });
  asking.on('error', reject);
  asking.on('response', (response) => void read(response).then(resolve, reject));
  asking.end(body);
  return promise;
}

/** Reads the whole body. @throws if it is larger than this many bytes */
function bytesWithin(limitBytes: number, response: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const parts: Uint8Array[] = [];
  let length = 0;
  response.on('data', (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
    if (length > limitBytes) response.destroy(new Error('too large'));
  });
  response.on('error', reject);
  response.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  return promise;
}

const maxRedirects = 3;
const limitMs = 10_000;

/**
 * Fetches from a public server, never from this machine or its networks: the resolved address is checked when the connection is made, so it
 * can't change afterwards, and again on every redirect. No cookies or referrer are sent.
 * @returns null if it isn't reached in time or is larger than allowed
 */
export async function fetchOutside(
  asked: AskedOutside,
  isAllowed: IsAllowed = isPublicAddress,
  resolve = resolveHost,
): Promise<FoundOutside | null> {
  const signal = AbortSignal.timeout(limitMs);
  let address = asked.address;
  for (let redirected = 0; redirected <= maxRedirects; redirected++) {
    const found = await askOnce({ ...asked, address }, isAllowed, resolve, signal).catch(() => null);
    if (!found) return null;
    const { location, ...answer } = found;
    // Posted forms are not redirected.
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

const maxProviderBytes = 1024 * 1024;

/** Sends requests to identity providers. @param ownHosts Hosts of private networks that the operator allows, also without encryption. */
export function providerHost(ownHosts: readonly string[], resolve = resolveHost): ProviderHost {
  return {
    fetch: async (address, { method, headers, body }) => {
      const { url, isAllowed } = readAllowedAddress(address, ownHosts);
      const asking = {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(limitMs),
        resolve,
        body: body ?? undefined,
      } as const;
      return askOutside(url, isAllowed, asking, async (response) => {
        const bytes = await bytesWithin(maxProviderBytes, response);
        const { statusCode: status = 502, headers: answered } = response;
        const type = answered['content-type'];
        // These statuses have no body.
        const content = status === 204 || status === 304 ? null : bytes;
        return new Response(content, { status, ...(type && { headers: { 'Content-Type': type } }) });
      });
    },
  };
}

const keptBytes = 1024;

/**
 * Posts JSON to a public server over HTTPS, or to one of `ownHosts`, which the operator allows on any network and without encryption. The
 * resolved address is checked when the connection is made. Redirects aren't followed. Only the start of the response is read.
 * @param ownHosts In lowercase.
 */
export async function postOutside(
  posted: PostedOutside,
  ownHosts: readonly string[],
  limitMs = 15_000,
  resolve = resolveHost,
): Promise<AnsweredOutside> {
  try {
    return await post(posted, ownHosts, AbortSignal.timeout(limitMs), resolve);
  } catch (error) {
    return { status: null, text: '', failure: failureOf(error) };
  }
}

async function post(
  { address, headers, body }: PostedOutside,
  ownHosts: readonly string[],
  signal: AbortSignal,
  resolve: Resolve,
): Promise<AnsweredOutside> {
  const { url, isAllowed } = readAllowedAddress(address, ownHosts);
  const sent = { 'User-Agent': 'Atrium', 'Content-Type': 'application/json', ...headers, 'Content-Length': Buffer.byteLength(body) };
  return askOutside(url, isAllowed, { method: 'POST', headers: sent, agent: false, signal, resolve, body }, beginningOf);
}

function beginningOf(response: IncomingMessage): Promise<AnsweredOutside> {
  const { promise, resolve, reject } = Promise.withResolvers<AnsweredOutside>();
  const parts: Buffer[] = [];
  let length = 0;
  const done = () => {
    const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, keptBytes));
    resolve({ status: response.statusCode ?? 0, text, failure: null });
  };
  response.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length < keptBytes) return;
    done();
    response.destroy();
  });
  response.on('end', done);
  response.on('error', reject);
  return promise;
}

function failureOf(error: unknown): PostFailure {
  if (error instanceof PrivateAddressError) return 'own-network';
  if (error instanceof NotEncrypted) return 'not-encrypted';
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'slow';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  return /CERT|SIGNED|ERR_TLS|ISSUER/.test(code) ? 'certificate' : 'unreached';
}
