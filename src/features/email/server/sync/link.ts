import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database.ts';
import type { RealFolder } from '../../contract.ts';
import { imapMails, mails } from '../../tables.ts';
import type { Sync } from './sync.ts';

const conversations = alias(mails, 'conversations');

/** A mail here and its message on the server: where it is, how both sides had it when they last agreed, and how it is here. */
export type Link = Awaited<ReturnType<typeof readLinks>>[number];

/**
 * The links of the account. What is nested in a conversation is where that is, and read with it; a conversation that was raised by
 * something unread says nothing of its first mail.
 * @param mailIds of these only, locked in the order of their ids, their conversations too
 */
export async function readLinks(db: Db, { account: { entity, id: accountId } }: Sync, mailIds?: number[]) {
  if (mailIds) await lock(db, entity, mailIds);
  return db
    .select({
      mailId: imapMails.mailId,
      path: imapMails.path,
      uidValidity: imapMails.uidValidity,
      uid: imapMails.uid,
      agreed: { isRead: imapMails.isRead, isStarred: imapMails.isStarred },
      messageId: mails.messageId,
      isDeleted: sql<boolean>`${mails.deletedAt} is not null`,
      folder: sql<RealFolder>`case when ${mails.deletedAt} is not null then 'trash' else coalesce(${conversations.folder}, ${mails.folder}) end`,
      conversationId: conversations.id,
      isRead: sql<boolean>`${mails.isRead} or coalesce(${conversations.isRead}, false)`,
      hasUnread: sql<boolean>`not ${mails.isRead} and exists (
        select from mails nested where nested.entity = ${mails.entity} and nested.nested_in_id = ${mails.id} and nested.is_nested and not nested.is_read)`,
      isStarred: mails.isStarred,
    })
    .from(imapMails)
    .innerJoin(mails, and(eq(mails.entity, imapMails.entity), eq(mails.id, imapMails.mailId)))
    .leftJoin(conversations, and(eq(mails.isNested, true), eq(conversations.entity, mails.entity), eq(conversations.id, mails.nestedInId)))
    .where(and(eq(imapMails.entity, entity), eq(imapMails.accountId, accountId), mailIds ? inArray(imapMails.mailId, mailIds) : undefined))
    .orderBy(imapMails.mailId);
}

async function lock(db: Db, entity: string, mailIds: number[]): Promise<void> {
  const around = db
    .select({ id: sql`coalesce(${mails.nestedInId}, ${mails.id})` })
    .from(mails)
    .where(and(eq(mails.entity, entity), inArray(mails.id, mailIds)));
  await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), sql`(${inArray(mails.id, mailIds)} or ${inArray(mails.id, around)})`))
    .orderBy(mails.id)
    .for('update');
}
