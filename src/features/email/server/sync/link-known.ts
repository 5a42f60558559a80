import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { ImapMessage } from '#server/mail-host.ts';
import type { RealFolder } from '../../contract.ts';
import { imapMails, mails } from '../../tables.ts';
import { findCopies } from '../receiving/find-copies.ts';
import type { PreparedMail } from '../receiving/prepare-source.ts';
import { chooseKnown, type Known } from './choose-known.ts';
import { moveHere } from './move-here.ts';
import { folderOf, type Sync } from './sync.ts';
import { type Mailbox, messageAt } from './take-snapshot.ts';

const conversations = alias(mails, 'conversations');

/**
 * Finds the mail here that a message is, when the mailbox has it already, and remembers its place. What was moved there since the
 * last sync, and not here, is moved here too.
 * @returns whether nothing is left to do for the message
 */
export async function linkKnown(db: Db, sync: Sync, mailbox: Mailbox, message: ImapMessage, mail: PreparedMail): Promise<boolean> {
  const known = chooseKnown(await readKnown(db, sync, mail), mailbox);
  if (!known) return false;
  if (known === 'another') return true;
  const { entity, id: accountId, personId } = sync.account;
  const place = { path: mailbox.path, uidValidity: mailbox.uidValidity, uid: message.uid };
  const { mailId, link } = known;
  if (!link) {
    await db.insert(imapMails).values({ entity, mailId, accountId, ...place, isRead: message.isRead, isStarred: message.isStarred });
    return true;
  }
  await db
    .update(imapMails)
    .set(place)
    .where(and(eq(imapMails.entity, entity), eq(imapMails.mailId, mailId)));
  const isMovedThereOnly = !known.isDeleted && known.folder !== mailbox.folder && (!link.folder || link.folder === known.folder);
  if (isMovedThereOnly) {
    await moveHere(db, entity, [mailId], mailbox.folder, sync.deps.clock());
    await announce(db, entity, { kind: 'email', ids: [mailId], person: personId });
  }
  return true;
}

async function readKnown(db: Db, sync: Sync, mail: PreparedMail): Promise<Known[]> {
  const { entity, personId } = sync.account;
  const found = await findCopies(db, sync.deps, { entity, ownerIds: [personId], mails: [mail] });
  if (found.length === 0) return [];
  const copies = found.map(({ mailId }) => mailId);
  const rows = await db
    .select({
      mailId: mails.id,
      folder: sql<RealFolder>`coalesce(${conversations.folder}, ${mails.folder})`,
      isDeleted: sql<boolean>`${mails.deletedAt} is not null`,
      link: { path: imapMails.path, uidValidity: imapMails.uidValidity, uid: imapMails.uid },
    })
    .from(mails)
    .leftJoin(imapMails, and(eq(imapMails.entity, mails.entity), eq(imapMails.mailId, mails.id)))
    .leftJoin(conversations, and(eq(mails.isNested, true), eq(conversations.entity, mails.entity), eq(conversations.id, mails.nestedInId)))
    .where(and(eq(mails.entity, entity), inArray(mails.id, copies)))
    .orderBy(mails.id);
  return rows.map(({ link, ...mail }) => ({
    ...mail,
    link: link && { path: link.path, folder: folderOf(sync, link.path), isThere: messageAt(sync.snapshot, link) !== undefined },
  }));
}
