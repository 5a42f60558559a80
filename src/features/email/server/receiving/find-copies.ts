import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mails } from '../../tables.ts';
import { contentHash } from './content-hash.ts';
import { oneLine } from './mime/mail-pieces.ts';
import type { PreparedMail } from './prepare-source.ts';

/** A stored email that a prepared one duplicates. */
interface Copy {
  mailId: number;
  ownerId: number;
  isDeleted: boolean;
  of: PreparedMail;
}

interface Sought {
  entity: string;
  ownerIds: number[];
  mails: PreparedMail[];
}

// Some senders use one id for all their emails. Any beyond this limit are stored again, which loses nothing.
const maxUnhashed = 200;

/**
 * Finds emails that mailboxes already have, including deleted ones: same message id and same content. An email without a content hash was
 * stored before hashes existed or was written here: hashes its source now, or compares its content.
 */
export async function findCopies(db: Db, deps: Dependencies, { entity, ownerIds, mails: sought }: Sought): Promise<Copy[]> {
  const messageIds = [...new Set(sought.map(({ messageId }) => messageId))];
  const inMailboxes = and(eq(mails.entity, entity), inArray(mails.ownerId, ownerIds), inArray(mails.messageId, messageIds));
  const columns = { mailId: mails.id, ownerId: mails.ownerId, messageId: mails.messageId, deletedAt: mails.deletedAt };
  const hashes = sought.map((mail) => mail.contentHash);
  const hashed = await db
    .select({ ...columns, contentHash: mails.contentHash })
    .from(mails)
    .where(and(inMailboxes, inArray(mails.contentHash, hashes)));
  const unhashed = await db
    .select({
      ...columns,
      subject: mails.subject,
      messageText: mails.messageText,
      time: mails.time,
      attachments: mails.attachments,
      key: files.key,
    })
    .from(mails)
    .leftJoin(files, and(eq(files.entity, mails.entity), eq(files.id, mails.sourceFileId)))
    .where(and(inMailboxes, isNull(mails.contentHash)))
    .orderBy(desc(mails.id))
    .limit(maxUnhashed);
  const copies: Copy[] = [];
  const add = ({ mailId, ownerId, messageId, deletedAt }: (typeof hashed)[number] | Unhashed, isCopy: (mail: PreparedMail) => boolean) => {
    for (const of of sought)
      if (of.messageId === messageId && isCopy(of)) copies.push({ mailId, ownerId, isDeleted: deletedAt !== null, of });
  };
  for (const row of hashed) add(row, (mail) => mail.contentHash === row.contentHash);
  for (const row of unhashed) {
    const source = row.key === null ? null : await deps.files.read(row.key);
    if (!source) add(row, (mail) => saysTheSame(row, mail));
    else {
      const hash = await contentHash(source);
      await db
        .update(mails)
        .set({ contentHash: hash })
        .where(and(eq(mails.entity, entity), eq(mails.id, row.mailId)));
      add(row, (mail) => mail.contentHash === hash);
    }
  }
  return copies;
}

type Unhashed = Pick<
  typeof mails.$inferSelect,
  'ownerId' | 'messageId' | 'deletedAt' | 'subject' | 'messageText' | 'time' | 'attachments'
> & {
  mailId: number;
};

/**
 * Checks whether an email written here is the one that came back: servers may have encoded it differently, and `Date` has no milliseconds.
 */
function saysTheSame(here: Unhashed, mail: PreparedMail): boolean {
  const filesOf = (attachments: { fileName: string; sizeBytes: number }[]) =>
    attachments.map(({ fileName, sizeBytes }) => `${sizeBytes} ${fileName}`).sort();
  const ofMail = mail.attachments.map(({ fileName, content: { sizeBytes } }) => ({ fileName, sizeBytes }));
  return (
    Math.floor(here.time.getTime() / 1000) === Math.floor(mail.time.getTime() / 1000) &&
    oneLine(here.subject, 998) === mail.subject &&
    here.messageText.replaceAll(/\s/g, '') === mail.messageText.replaceAll(/\s/g, '') &&
    String(filesOf(here.attachments)) === String(filesOf(ofMail))
  );
}
