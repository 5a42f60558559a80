import type { Recipient } from '../../../contract.ts';
import type { AnsweredMail } from '../windows/compose-store.ts';

/**
 * To whom an answer goes: the sender, or whom the sender named for it. To all: these first, then who else received it, the copies staying copies, without oneself. What one
 * sent oneself is followed up to whom it went.
 * @param own the addresses of the person who answers
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

/** Each address once: in the first place where it stands. */
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
 * From which of the own addresses a mail is answered: the one that it was sent to, or from.
 * @param first the one that a person has without choosing; empty while it is not known
 */
export function senderOf({ from, to, cc }: Pick<AnsweredMail, 'from' | 'to' | 'cc'>, first: string, own: readonly string[]): string {
  if (first === '') return '';
  const named = [from, ...to, ...cc].map(({ email }) => email.toLowerCase());
  // Where both are named, it was sent to the first.
  const [found] = [first, ...own].filter((address) => named.includes(address.toLowerCase()));
  return found ?? first;
}
