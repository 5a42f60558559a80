import { domainOf } from '#contract/domain-of.ts';
import type { Address, Letter } from '#server/mail-host.ts';

/**
 * A letter as it leaves: without blind copies, and from an address that the server of the operator may send from. A person of another
 * domain stands there by name. The answers go to whoever wrote it in any case.
 */
export function outgoingLetter(letter: Letter, mailFrom: Address): Letter {
  const { from } = letter;
  const isOfDomain = domainOf(from.email) === domainOf(mailFrom.email);
  return { ...letter, bcc: [], from: isOfDomain ? from : { name: from.name || mailFrom.name, email: mailFrom.email }, replyTo: from };
}
