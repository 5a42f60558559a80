import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Whether an IP address may be connected to. */
export type IsAllowed = (address: string) => boolean;

/** Thrown for what is of this machine or of its networks, or is no address of the web. */
export class PrivateAddressError extends Error {}

/** An address of the web, without a name and password in it. @throws NotOfTheWorld also for an IP address that is not allowed */
export function readWebAddress(address: string, isAllowed: IsAllowed): URL {
  const url = new URL(address);
  const host = hostOf(url);
  const isWeb = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  if (!isWeb || (isIP(host) && !isAllowed(host))) throw new PrivateAddressError('no address of the world');
  return url;
}

/** Thrown for what would go to a server of the world without encryption. */
export class NotEncrypted extends Error {}

/**
 * An address of the world that is reached encrypted, or one of `ownHosts` (in small letters), which the operator allows wherever they are and also without
 * encryption; with which IP addresses it may turn out to be. @throws NotOfTheWorld, NotEncrypted
 */
export function readAllowedAddress(address: string, ownHosts: readonly string[]): { url: URL; isAllowed: IsAllowed } {
  const isOwn = ownHosts.includes(hostOf(new URL(address)));
  const isAllowed = isOwn ? () => true : isPublicAddress;
  const url = readWebAddress(address, isAllowed);
  if (url.protocol === 'http:' && !isOwn) throw new NotEncrypted();
  return { url, isAllowed };
}

/** All IP addresses that a host's name leads to. */
export type Resolve = (host: string) => Promise<string[]>;

/** As the machine resolves names. IPv4 comes first: not every machine that resolves an IPv6 address can reach it. */
export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** All addresses that a host's name leads to, or the IP address that it is; none for a name that is not found. */
export async function addressesOf(host: string, resolve: Resolve = resolveHost): Promise<string[]> {
  return isIP(host) ? [host] : resolve(host).catch(() => []);
}

/**
 * Whether an address leads to this machine or its networks and not to one of `ownHosts`. For a refusal before anything is saved: the connection is judged again
 * when it is made. A name that doesn't resolve leads nowhere.
 */
export async function isPrivateAddress(address: string, ownHosts: readonly string[], resolve?: Resolve): Promise<boolean> {
  const host = hostOf(new URL(address));
  if (ownHosts.includes(host)) return false;
  return !(await addressesOf(host, resolve)).every(isPublicAddress);
}

/** Its host as it is looked up: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Looks a name up once, as the connection is made: the addresses that were judged are those connected to. One that is not allowed spoils all. */
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

// What is not of the world: own networks, this machine, documentation, multicast, and what leads to IPv4 in disguise.
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

/** Whether an IP address is one of the world: not this machine's, nor of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return world6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return !refused.check(address, 'ipv4');
}
