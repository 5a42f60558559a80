import { BlockList, isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import {
  claimsOwnDomain,
  headFields,
  isForged,
  judgeSender,
  type Mailbox,
  type SenderCheck,
  type SenderFacts,
  splitResults,
  withResults,
} from '#features/email/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isPublicAddress } from '../outside/ssrf-guard.ts';
import { type Envelope, readSenderFacts } from './sender-facts.ts';
import { defaultArcSealers, type SenderPolicy } from './sender-policy.ts';

/** What the connection reports. */
interface Brought {
  address: string;
  helo: string;
  sender: string;
}

/** @throws RefusedSender if the email must be rejected */
export type CheckSender = (source: Uint8Array, brought: Brought, recipients: Mailbox[]) => Promise<SenderCheck>;

/** The reason an email was rejected, as sent to its sender. */
export class RefusedSender extends Error {}

/** Accounts may use either spelling. */
const bothSpellings = (domain: string) => [domain, domainToUnicode(domain)];

/** Creates the sender check for incoming email. */
export function senderChecks(deps: Dependencies, policy: Partial<SenderPolicy> = {}): CheckSender {
  const { relays = [], authservId, sealers = defaultArcSealers, dmarcReject = 'spam' } = policy;
  const isRelay = relayList(relays);
  return async (source, { address: given, helo, sender }, recipients) => {
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
    const hasRelayed = isRelay(address);
    const { isOwn, ...from } = hasRelayed
      ? clientBeforeRelay(source)
      : { isOwn: false, client: isPublicAddress(address) ? address : null, helo };
    const found = { ...(await readSenderFacts(source, { ...from, sender }, deps.mail.lookUp)), isSubmitted: isOwn };
    const facts: SenderFacts = (hasRelayed && authservId && resultsOfRelay(source, authservId, found)) || found;
    const check = judgeSender(facts, sealers);
    if (isForged(facts, check, sealers) && (await claimsOwnDomain(deps, facts.domains.flatMap(bothSpellings), recipients)))
      throw new RefusedSender(`5.7.1 ${check.domain} is a domain of the recipient: mail from it must be authenticated (SPF, DKIM or ARC)`);
    if (check.reason === 'policy' && check.policy === 'reject' && dmarcReject === 'refuse')
      throw new RefusedSender(`5.7.26 Rejected by the DMARC policy of ${check.domain}`);
    return check;
  };
}

/** Matches our own relays by address or network. */
function relayList(networks: readonly string[]): (address: string) => boolean {
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

/**
 * Returns the client a relay of ours received a mail from, according to the topmost *Received* header, which the relay wrote itself.
 * `isOwn`: there was no client, such as for a bounce the relay created.
 */
function clientBeforeRelay(source: Uint8Array): Pick<Envelope, 'client' | 'helo'> & { isOwn: boolean } {
  const received = headFields(source).find(({ name }) => name === 'received')?.value ?? '';
  const isOwn = /^\s*by\s/i.test(received);
  const from = received.split(/\sby\s/i)[0] ?? '';
  const client = /\[(?:IPv6:)?([\da-f.:]+)\]/i.exec(from)?.[1] ?? '';
  return { isOwn, client: isIP(client) ? client : null, helo: /^\s*from\s+([^\s()]+)/i.exec(from)?.[1] ?? '' };
}

/**
 * Returns our relay's results from *Authentication-Results* headers (RFC 8601) with its name. The relay adds headers at the top, so any
 * below the second *Received* are untrusted, whatever name they carry. Null if there are none.
 */
function resultsOfRelay(source: Uint8Array, authservId: string, facts: SenderFacts): SenderFacts | null {
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
