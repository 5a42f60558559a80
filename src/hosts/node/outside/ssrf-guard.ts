import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Checks whether an IP address may be connected to. */
export type IsAllowed = (address: string) => boolean;

/** Thrown for addresses of this machine or its networks, and for anything but web addresses. */
export class PrivateAddressError extends Error {}

/** Parses a web address without credentials. @throws PrivateAddressError also for an IP address that isn't allowed */
export function readWebAddress(address: string, isAllowed: IsAllowed): URL {
  const url = new URL(address);
  const host = hostOf(url);
  const isWeb = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  if (!isWeb || (isIP(host) && !isAllowed(host))) throw new PrivateAddressError('no address of the world');
  return url;
}

/** Thrown for unencrypted requests to public servers. */
export class NotEncrypted extends Error {}

/**
 * Parses an encrypted public address, or one of `ownHosts` (in lowercase), which the operator allows on any network and without encryption.
 * Also returns the check for the resolved IP addresses. @throws PrivateAddressError, NotEncrypted
 */
export function readAllowedAddress(address: string, ownHosts: readonly string[]): { url: URL; isAllowed: IsAllowed } {
  const isOwn = ownHosts.includes(hostOf(new URL(address)));
  const isAllowed = isOwn ? () => true : isPublicAddress;
  const url = readWebAddress(address, isAllowed);
  if (url.protocol === 'http:' && !isOwn) throw new NotEncrypted();
  return { url, isAllowed };
}

/** Resolves a host name to all of its IP addresses. */
export type Resolve = (host: string) => Promise<string[]>;

/** Resolves names like the machine does. IPv4 comes first, because not every machine that resolves an IPv6 address can reach it. */
export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** Returns all IP addresses of a host name, or the IP address itself; empty if the name isn't found. */
export async function addressesOf(host: string, resolve: Resolve = resolveHost): Promise<string[]> {
  return isIP(host) ? [host] : resolve(host).catch(() => []);
}

/**
 * Checks whether an address resolves to this machine or its networks, excluding `ownHosts`. Use it to reject an address before saving; the
 * connection is checked again. A name that doesn't resolve counts as not private.
 */
export async function isPrivateAddress(address: string, ownHosts: readonly string[], resolve?: Resolve): Promise<boolean> {
  const host = hostOf(new URL(address));
  if (ownHosts.includes(host)) return false;
  return !(await addressesOf(host, resolve)).every(isPublicAddress);
}

/** Returns the host for a lookup: an IPv6 address without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Resolves a name once, when the connection is made, so that the checked addresses are the ones connected to. A single disallowed address
 * fails the lookup.
 */
export function lookupAllowed(isAllowed: IsAllowed, resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    const judged = async () => {
      const addresses = await resolve(host);
      if (!addresses.every(isAllowed)) throw new PrivateAddressError('no address of the world');
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    judged().then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(new Error('not found'), '', 4);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

// Not public: private networks, this machine, documentation, multicast, and IPv6 forms of IPv4 addresses.
const notPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const notPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of notPublic4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of notPublic6) refused.addSubnet(net, prefix, 'ipv6');
const world6 = new BlockList();
world6.addSubnet('2000::', 3, 'ipv6');

/** Checks whether an IP address is public, meaning not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return world6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return !refused.check(address, 'ipv4');
}
