import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { type IsAllowed, lookupAllowed, type Resolve } from './world-guard.ts';

interface Asking extends Pick<RequestOptions, 'method' | 'headers' | 'agent' | 'signal'> {
  body?: string | Uint8Array | undefined;
  resolve: Resolve;
}

/**
 * Asks a server. The address that a name leads to is judged as the connection is made.
 * @param read takes the answer; whatever breaks the connection first is thrown
 */
export function askOutside<T>(
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

/** All that an answer says. @throws for more than this many bytes */
export function bytesWithin(limitBytes: number, response: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
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
