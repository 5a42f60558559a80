import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { mailsView as mails } from '../../tables.ts';
import { ownMails } from '../list/mail-place.ts';

const mostFiles = 3;
const mostBytes = 1024 * 1024;

/** The calendar files of an own mail, in their order there; what is longer than any invitation is left out. @throws 404 for no such mail. */
export async function readCalendarFiles(mailId: number, scope: PreparingScope): Promise<Uint8Array[]> {
  const { deps, entity } = scope;
  const keys = await deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(and(ownMails(scope), eq(mails.id, mailId)));
    if (!mail) throw notFound('mail');
    const ids = mail.attachments
      .filter(({ mediaType, fileName, sizeBytes }) => isCalendar(mediaType, fileName) && sizeBytes <= mostBytes)
      .slice(0, mostFiles)
      .map(({ fileId }) => fileId);
    if (ids.length === 0) return [];
    const kept = await db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(and(eq(files.entity, entity), inArray(files.id, ids)));
    return ids.flatMap((id) => kept.find((one) => one.id === id)?.key ?? []);
  });
  const read = await Promise.all(keys.map((key) => deps.files.read(key)));
  return read.filter((bytes) => bytes !== null);
}

/** Some senders say only by its name what a file is. */
function isCalendar(mediaType: string, fileName: string): boolean {
  return /^(text\/calendar|application\/ics)(;|$)/.test(mediaType) || /\.ics$/i.test(fileName);
}
