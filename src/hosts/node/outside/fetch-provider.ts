import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { ProviderHost } from '#server/dependencies.ts';
import { lookupAllowed, readAllowedAddress } from './world-guard.ts';

const limitMs = 10_000;
const limitBytes = 1024 * 1024;

/**
 * Asks providers of identities. @param ownHosts those of the own network that the operator allows, also without encryption
 */
export function providerHost(ownHosts: readonly string[]): ProviderHost {
  return {
    fetch: async (address, { method, headers, body }) => {
      const { url, isAllowed } = readAllowedAddress(address, ownHosts);
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const ask = url.protocol === 'https:' ? requestEncrypted : requestPlain;
      const signal = AbortSignal.timeout(limitMs);
      const asking = ask(url, { method, headers, lookup: lookupAllowed(isAllowed), agent: false, signal });
      asking.on('error', reject);
      asking.on('response', (response) => {
        const parts: Uint8Array[] = [];
        let length = 0;
        response.on('data', (part: Uint8Array) => {
          parts.push(part);
          length += part.length;
          if (length > limitBytes) response.destroy(new Error('too large'));
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 502, headers: answered } = response;
          const type = answered['content-type'];
          // What is sent elsewhere has no body to read.
          const content = status === 204 || status === 304 ? null : new Uint8Array(Buffer.concat(parts));
          resolve(new Response(content, { status, ...(type && { headers: { 'Content-Type': type } }) }));
        });
      });
      asking.end(body ?? undefined);
      return promise;
    },
  };
}
