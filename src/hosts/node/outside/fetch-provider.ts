import type { ProviderHost } from '#server/dependencies.ts';
import { askOutside, bytesWithin } from './ask-outside.ts';
import { readAllowedAddress, resolveHost } from './world-guard.ts';

const limitMs = 10_000;
const limitBytes = 1024 * 1024;

/**
 * Asks providers of identities. @param ownHosts those of the own network that the operator allows, also without encryption
 */
export function providerHost(ownHosts: readonly string[], resolve = resolveHost): ProviderHost {
  return {
    fetch: async (address, { method, headers, body }) => {
      const { url, isAllowed } = readAllowedAddress(address, ownHosts);
      const asking = { method, headers, agent: false, signal: AbortSignal.timeout(limitMs), resolve, body: body ?? undefined } as const;
      return askOutside(url, isAllowed, asking, async (response) => {
        const bytes = await bytesWithin(limitBytes, response);
        const { statusCode: status = 502, headers: answered } = response;
        const type = answered['content-type'];
        // What is sent elsewhere has no body to read.
        const content = status === 204 || status === 304 ? null : bytes;
        return new Response(content, { status, ...(type && { headers: { 'Content-Type': type } }) });
      });
    },
  };
}
