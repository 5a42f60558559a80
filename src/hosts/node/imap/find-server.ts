import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapLogin } from '#server/mail-host.ts';
import { isPublicAddress } from './is-public-address.ts';

type Resolve = (host: string) => Promise<string[]>;

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

async function resolveHost(host: string): Promise<string[]> {
  // Not every machine that resolves an address of IPv6 can also reach it.
  return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}
