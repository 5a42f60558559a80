import { BlockList, isIP } from 'node:net';
import { headFields, type SenderFacts, splitResults, withResults } from '#features/email/server/offers.ts';
import type { Envelope } from './sender-facts.ts';

/** Mail servers of our own that pass mail on, by address or network. */
export function relayList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** From whom one of our relays had a mail, as the topmost *Received* says, which it wrote itself. `isOwn`: from nobody, such as a bounce that it made. */
export function clientBeforeRelay(source: Uint8Array): Pick<Envelope, 'client' | 'helo'> & { isOwn: boolean } {
  const received = headFields(source).find(({ name }) => name === 'received')?.value ?? '';
  const isOwn = /^\s*by\s/i.test(received);
  const from = received.split(/\sby\s/i)[0] ?? '';
  const client = /\[(?:IPv6:)?([\da-f.:]+)\]/i.exec(from)?.[1] ?? '';
  return { isOwn, client: isIP(client) ? client : null, helo: /^\s*from\s+([^\s()]+)/i.exec(from)?.[1] ?? '' };
}

/**
 * What our own relay has found out, in *Authentication-Results* (RFC 8601) under its name. It writes above what it was given, so those below the second *Received*
 * are somebody else's, whatever name they bear. Null where it says nothing.
 */
export function resultsOfRelay(source: Uint8Array, authservId: string, facts: SenderFacts): SenderFacts | null {
  const said: string[] = [];
  let received = 0;
  for (const field of headFields(source)) {
    if (field.name === 'received' && ++received > 1) break;
    if (field.name !== 'authentication-results') continue;
    const { authservId: id, results } = splitResults(field);
    if (id === authservId) said.push(...results);
  }
  return said.length === 0 ? null : withResults(facts, said);
}
