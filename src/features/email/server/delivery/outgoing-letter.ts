import { domainOf } from '#contract/domain-of.ts';
import type { Address, Letter } from '#server/mail-host.ts';

/**
 * A letter as it leaves: without blind copies, and from an address that it may come from: one of the operator's domain, or of a domain that signs it. A person of
 * another domain stands there by name. The answers go to whoever wrote it in any case.
 */
export function outgoingLetter(letter: Letter, mailFrom: Address, isSigned = false): Letter {
  const { from } = letter;
  const mayStay = isSigned || domainOf(from.email) === domainOf(mailFrom.email);
  return { ...letter, bcc: [], from: mayStay ? from : { name: from.name || mailFrom.name, email: mailFrom.email }, replyTo: from };
}
