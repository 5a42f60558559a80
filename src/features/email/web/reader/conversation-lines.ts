import type { OpenEmail } from '../../contract.ts';
import { conversationOf, type Reply } from './conversation-of.ts';

/** More consecutive collapsed emails than this are grouped into one line, between the first and the last of them. */
const maxInARow = 4;

/** Returns all emails of a conversation, oldest first. */
export const mailsOf = (mail: OpenEmail): Reply[] => [...mail.earlier, mail, ...conversationOf(mail.replies)];

/** Returns the emails that are initially expanded: the newest, and unread ones. */
export function openAtFirst(mail: OpenEmail): ReadonlySet<number> {
  const mails = mailsOf(mail);
  const newest = mails.at(-1)?.id ?? mail.id;
  if (mail.isRead) return new Set([newest]);
  const answers = conversationOf(mail.replies);
  // A reply makes the listed email unread again; if any other reply is read, it was read before.
  const isNew = answers.every(({ isRead }) => !isRead);
  return new Set([newest, ...answers.filter(({ isRead }) => !isRead).map(({ id }) => id), ...(isNew ? [mail.id] : [])]);
}

/** Returns the lines of a conversation: single emails, or groups on one line. */
export function linesOf<Mail extends { id: number }>(mails: readonly Mail[], isOpen: (id: number) => boolean): (Mail | Mail[])[] {
  const lines: (Mail | Mail[])[] = [];
  let folded: Mail[] = [];
  const endRow = () => {
    const [first, ...others] = folded;
    const last = others.pop();
    if (first && last && folded.length > maxInARow) lines.push(first, others, last);
    else lines.push(...folded);
    folded = [];
  };
  for (const mail of mails) {
    if (!isOpen(mail.id)) folded.push(mail);
    else {
      endRow();
      lines.push(mail);
    }
  }
  endRow();
  return lines;
}
