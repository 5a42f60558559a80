import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../imap/is-public-address.ts';

/** Whether an IP address may be connected to. */
export type IsAllowed = (address: string) => boolean;

/** Thrown for what is of this machine or of its networks, or is no address of the web. */
export class NotOfTheWorld extends Error {}

/** An address of the web, without a name and password in it. @throws NotOfTheWorld also for an IP address that is not allowed */
export function readWebAddress(address: string, isAllowed: IsAllowed): URL {
  const url = new URL(address);
  const host = hostOf(url);
  const isWeb = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  if (!isWeb || (isIP(host) && !isAllowed(host))) throw new NotOfTheWorld('no address of the world');
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

export type Resolve = (host: string) => Promise<string[]>;

/** All addresses that a host's name leads to, or the IP address that it is; none for a name that is not found. */
export async function addressesOf(host: string, resolve: Resolve = resolveHost): Promise<string[]> {
  return isIP(host) ? [host] : resolve(host).catch(() => []);
}

async function resolveHost(host: string): Promise<string[]> {
  // Not every machine that resolves an address of IPv6 can also reach it.
  return (await lookupAll(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}

/**
 * Whether an address leads to this machine or its networks and not to one of `ownHosts`. For a refusal before anything is saved: the connection is judged again
 * when it is made. A name that doesn't resolve leads nowhere.
 */
export async function isInward(address: string, ownHosts: readonly string[], resolve?: Resolve): Promise<boolean> {
  const host = hostOf(new URL(address));
  if (ownHosts.includes(host)) return false;
  return !(await addressesOf(host, resolve)).every(isPublicAddress);
}

/** Its host as it is looked up: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Looks names up as a connection is made, so that what was judged is what is connected to. One address that is not allowed spoils all. */
export function lookupAllowed(isAllowed: IsAllowed): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true, order: 'ipv4first' }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('not found'), '', 4);
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(new NotOfTheWorld('no address of the world'), '', 4);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
