import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { mailsView as mails } from '../../tables.ts';
import { ownMails } from '../list/mail-place.ts';

const mostFiles = 3;
const mostBytes = 1024 * 1024;

export interface CalendarMail {
  /** In their order in the mail. */
  files: Uint8Array[];
  /** From whose address it is, in small letters. */
  sender: string;
  /** Whether a check has found that it may not be from there. */
  isForged: boolean;
}

/** The calendar files of an own mail; what is longer than any invitation is left out. @throws 404 for no such mail. */
export async function readCalendarFiles(mailId: number, scope: PreparingScope): Promise<CalendarMail> {
  const { deps, entity } = scope;
  const { keys, sender, isForged } = await deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select({ attachments: mails.attachments, fromEmail: mails.fromEmail, senderCheck: mails.senderCheck })
      .from(mails)
      .where(and(ownMails(scope), eq(mails.id, mailId)));
    if (!mail) throw notFound('mail');
    const ids = mail.attachments
      .filter(({ mediaType, fileName, sizeBytes }) => isCalendar(mediaType, fileName) && sizeBytes <= mostBytes)
      .slice(0, mostFiles)
      .map(({ fileId }) => fileId);
    const from = { sender: mail.fromEmail.toLowerCase(), isForged: mail.senderCheck?.result === 'failed' };
    if (ids.length === 0) return { keys: [], ...from };
    const kept = await db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(and(eq(files.entity, entity), inArray(files.id, ids)));
    return { keys: ids.flatMap((id) => kept.find((one) => one.id === id)?.key ?? []), ...from };
  });
  const read = await Promise.all(keys.map((key) => deps.files.read(key)));
  return { files: read.filter((bytes) => bytes !== null), sender, isForged };
}

/** Some senders say only by its name what a file is. */
function isCalendar(mediaType: string, fileName: string): boolean {
  return /^(text\/calendar|application\/ics)(;|$)/.test(mediaType) || /\.ics$/i.test(fileName);
}
