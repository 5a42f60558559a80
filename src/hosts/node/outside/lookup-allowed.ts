import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type IsAllowed = (address: string) => boolean;

/** Finds a name's address as the connection is made, and none where one of them is not allowed: it cannot lead elsewhere afterwards. */
export function lookupAllowed(isAllowed: IsAllowed): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true, order: 'ipv4first' }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('not found'), '', 4);
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(new Error('no address of the world'), '', 4);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
