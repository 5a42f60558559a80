import type { Recipient } from '../../../contract.ts';
import type { AnsweredMail } from '../windows/compose-store.ts';

/**
 * Returns the recipients of a reply: the sender, or whom the sender named in Reply-To. To all: these first, then the other recipients, with
 * Cc staying Cc, without the person. A reply to one's own email goes to its recipients.
 * @param own the addresses of the person who replies
 */
export function replyRecipients(mail: AnsweredMail, toAll: boolean, own: readonly string[]): { to: Recipient[]; cc: Recipient[] } {
  const isOwn = ({ email }: Recipient) => own.some((address) => address.toLowerCase() === email.toLowerCase());
  const sender = { name: mail.from.name, email: mail.from.email };
  const others = (list: readonly Recipient[]) => list.filter((one) => !isOwn(one));
  if (isOwn(sender)) {
    // A note to oneself goes to oneself again.
    const to = others(mail.to).length > 0 ? others(mail.to) : mail.to.length > 0 ? mail.to : [sender];
    return once({ to, cc: toAll ? others(mail.cc) : [] });
  }
  const wanted = mail.replyTo.length > 0 ? mail.replyTo : [sender];
  return once({ to: toAll ? [...wanted, ...others(mail.to)] : wanted, cc: toAll ? others(mail.cc) : [] });
}

/** Keeps only the first occurrence of each address. */
function once({ to, cc }: { to: readonly Recipient[]; cc: readonly Recipient[] }): { to: Recipient[]; cc: Recipient[] } {
  const seen = new Set<string>();
  const first = ({ name, email }: Recipient): Recipient[] => {
    const key = email.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ name, email }];
  };
  return { to: to.flatMap(first), cc: cc.flatMap(first) };
}

/**
 * Chooses the sender address of a reply: the one that received or sent the email.
 * @param first the person's default address; empty while unknown
 */
export function senderOf({ from, to, cc }: Pick<AnsweredMail, 'from' | 'to' | 'cc'>, first: string, own: readonly string[]): string {
  if (first === '') return '';
  const named = [from, ...to, ...cc].map(({ email }) => email.toLowerCase());
  // If the email was sent to both, the first wins.
  const [found] = [first, ...own].filter((address) => named.includes(address.toLowerCase()));
  return found ?? first;
}
