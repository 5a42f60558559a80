import { mailDate, receivedDate } from '../receiving/mail-date.ts';
import { type FailedEntry, failedEntry } from './failed-entry.ts';
import type { FoundMail } from './find-mails.ts';
import { type Head, headOf } from './head-of.ts';
import { type FoundMarks, marksOf } from './mail-marks.ts';

/** A mail of an mbox file with what its head says. */
export interface IndexedEntry extends FoundMail {
  marks: FoundMarks;
  /** With its angle brackets; empty for none. */
  messageId: string;
  /** Set when only the line before the mail tells its moment. */
  time: Date | null;
}

interface Indexed {
  /** Oldest first; those without any moment keep their place in the file, after the others. */
  entries: IndexedEntry[];
  /** What is no mail: which of the file, and why. As many of the first as are named. */
  failed: FailedEntry[];
  /** How many more are none. */
  notNamed: number;
}

/** How many mails are named that could not be read. */
export const mostNamed = 100;

/** Reads the heads of the mails of an mbox file. */
export function indexEntries(bytes: Uint8Array, split: FoundMail[]): Indexed {
  const failed: Indexed['failed'] = [];
  const dated: { entry: IndexedEntry; sentAt: number }[] = [];
  for (const entry of split) {
    const mail = bytes.subarray(entry.start, entry.end);
    const head = headOf(mail);
    const code = head.fields.some(({ name }) => name) ? null : mail.some((byte) => byte > 32) ? 'no_mail_head' : 'empty';
    if (code) failed.push(failedEntry(entry.index, { code }));
    else {
      const written = mailDate(firstOf(head, 'date'));
      const time = !written && entry.fromTime > 0 ? new Date(entry.fromTime) : null;
      const received = head.fields.filter(({ name }) => name === 'received').map(({ value }) => value);
      const sentAt = written ?? time ?? receivedDate(received);
      const messageId = /<[^\s<>\p{Cc}]{1,498}>/u.exec(firstOf(head, 'message-id'))?.[0] ?? '';
      dated.push({
        entry: { ...entry, marks: marksOf(head), messageId, time },
        sentAt: sentAt?.getTime() ?? Number.POSITIVE_INFINITY,
      });
    }
  }
  dated.sort((a, b) => (a.sentAt === b.sentAt ? a.entry.index - b.entry.index : a.sentAt - b.sentAt));
  return { entries: dated.map(({ entry }) => entry), failed: failed.slice(0, mostNamed), notNamed: Math.max(0, failed.length - mostNamed) };
}

function firstOf({ fields }: Head, wanted: string): string {
  return fields.find(({ name }) => name === wanted)?.value ?? '';
}
