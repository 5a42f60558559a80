import { and, eq, sql } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { FileStore } from '#server/dependencies.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Email } from '../contract.ts';
import { mailsView as mails } from '../tables.ts';
import { attachmentOf, withPictureAddresses } from './compose/attachments.ts';
import { ownMails } from './mail-place.ts';

/** Returns an email of the signed-in person. @throws 404. */
export async function readMail(id: number, scope: Scope): Promise<MailRow> {
  const [row] = await selectMails(scope.db, false).where(and(ownMails(scope), eq(mails.id, id)));
  if (!row) throw notFound('mail');
  return row;
}

/** Returns a draft or a just-sent email, which has no replies yet. @throws 404. */
export async function showDraft(id: number, scope: Scope): Promise<Email> {
  return { ...toMail(await readMail(id, scope), scope.entity, scope.deps.files), replies: [], replyCount: 0 };
}

const excerptLength = 160;

/** The columns to read; lists (`compact`) skip the message. */
function mailColumns(compact: boolean) {
  return {
    id: mails.id,
    folder: mails.folder,
    isRead: mails.isRead,
    isStarred: mails.isStarred,
    labels: mails.labels,
    fromName: mails.fromName,
    fromEmail: mails.fromEmail,
    to: mails.to,
    cc: mails.cc,
    bcc: mails.bcc,
    replyTo: mails.replyTo,
    unsubscription: mails.unsubscription,
    senderCheck: compact ? sql<null>`null` : mails.senderCheck,
    subject: mails.subject,
    message: compact ? sql<string>`''` : mails.message,
    excerpt: sql<string>`left(${mails.messageText}, ${sql.raw(String(excerptLength))})`,
    attachments: mails.attachments,
    time: mails.time,
    lastTime: mails.lastTime,
    fromPersonId: mails.fromPersonId,
    isDraft: mails.isDraft,
    replyToId: mails.replyToId,
    threadId: mails.threadId,
    sendAt: mails.sendAt,
    snoozedUntil: mails.snoozedUntil,
    version: mails.version,
    avatarId: files.id,
    avatarName: files.name,
  };
}

/** Starts a query of emails, joined with the sender's avatar if the sender is a person of the entity. */
export function selectMails(db: Db, compact: boolean) {
  return db
    .select(mailColumns(compact))
    .from(mails)
    .leftJoin(people, and(eq(people.entity, mails.entity), eq(people.id, mails.fromPersonId)))
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .$dynamic();
}

export type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

/** Converts a row to the contract's email, without its replies. */
export function toMail(row: MailRow, entity: string, store: FileStore): Omit<Email, 'replies' | 'replyCount'> {
  const { fromName, fromEmail, fromPersonId: _person, avatarId, avatarName, threadId: _thread, unsubscription: _list, ...rest } = row;
  const { senderCheck, ...mail } = rest;
  const avatar = pictureAddress({ avatarId, avatarName }, entity, store);
  return {
    ...mail,
    folder: mail.folder as Email['folder'],
    ...(senderCheck && { senderCheck }),
    time: mail.time.toISOString(),
    lastTime: mail.lastTime.toISOString(),
    sendAt: mail.sendAt?.toISOString() ?? null,
    snoozedUntil: mail.snoozedUntil?.toISOString() ?? null,
    from: { name: fromName, email: fromEmail, avatar },
    message: withPictureAddresses(mail.message, mail.attachments, entity, store),
    attachments: mail.attachments.filter(({ contentId }) => !contentId).map((attachment) => attachmentOf(attachment, entity, store)),
  };
}
