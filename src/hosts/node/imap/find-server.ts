import { isIP } from 'node:net';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapLogin } from '#server/mail-host.ts';
import { type Resolve, resolveHost } from '../outside/world-guard.ts';
import { isPublicAddress } from './is-public-address.ts';

/**
 * The address to connect to. A host's name is resolved here, once, so that it cannot lead elsewhere after it was looked at.
 * @param ownHosts those of the own network that the operator allows, also without encryption
 * @throws ImapFailure for a host that is not found, or that is not one of the world's
 */
export async function findServer(
  { host, security }: Pick<ImapLogin, 'host' | 'security'>,
  ownHosts: readonly string[],
  resolve: Resolve = resolveHost,
): Promise<string> {
  const isOwn = ownHosts.some((own) => own.toLowerCase() === host.toLowerCase());
  if (security === 'none' && !isOwn) throw new ImapFailure('security', { code: 'imap_needs_encryption' });
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [address] = addresses;
  if (!address) throw new ImapFailure('host', { code: 'imap_unknown_host' });
  if (!isOwn && !addresses.every(isPublicAddress)) throw new ImapFailure('host', { code: 'imap_private_network' });
  return address;
}
