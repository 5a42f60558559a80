import type { AnsweredMail } from '../windows/compose-store.ts';

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
