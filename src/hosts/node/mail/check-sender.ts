import { domainToUnicode } from 'node:url';
import { claimsOwnDomain, isForged, judgeSender, type Mailbox, type SenderCheck, type SenderFacts } from '#features/email/server/offers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isPublicAddress } from '../imap/is-public-address.ts';
import { clientBeforeRelay, relayList, resultsOfRelay } from './relay-results.ts';
import { readSenderFacts } from './sender-facts.ts';
import { type SenderPolicy, standardSealers } from './sender-policy.ts';

/** As a connection to us says. */
interface Brought {
  address: string;
  helo: string;
  sender: string;
}

/** @throws RefusedSender for a mail that must not be taken */
export type CheckSender = (source: Uint8Array, brought: Brought, recipients: Mailbox[]) => Promise<SenderCheck>;

/** Why a mail is not taken, as its sender hears it. */
export class RefusedSender extends Error {}

/** Accounts may have either. */
const bothSpellings = (domain: string) => [domain, domainToUnicode(domain)];

/** Checks who mail of the world is from. */
export function senderChecks(deps: Dependencies, policy: Partial<SenderPolicy> = {}): CheckSender {
  const { relays = [], authservId, sealers = standardSealers, dmarcReject = 'spam' } = policy;
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
