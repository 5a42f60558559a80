import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settleNotifications } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { RealFolder } from '../../contract.ts';
import { imapMails, mails } from '../../tables.ts';
import { isOver, messageAt, reselectMailbox, type Sync } from './sync.ts';

/** A change to make to a message on the server. */
interface Push {
  link: Link;
  flags: Flags | null;
  /** The folder to move it to. */
  folder: RealFolder | null;
}

const linksPerTransaction = 200;

/** Brings over what was changed there since both sides last agreed. @returns what was changed here and is to be changed there */
export async function agreeOnState(sync: Sync, links: Link[]): Promise<Push[]> {
  const differing = links.filter((link) => {
    const compared = compare(sync, link);
    return compared && !compared.isAgreed;
  });
  const pushes: Push[] = [];
  for (let at = 0; at < differing.length; at += linksPerTransaction) {
    const mailIds = differing.slice(at, at + linksPerTransaction).map(({ mailId }) => mailId);
    pushes.push(...(await sync.lease.writing((db) => agree(db, sync, mailIds))));
  }
  return pushes;
}

/** @returns null for what is not at its place there */
function compare(sync: Sync, link: Link) {
  const there = messageAt(sync.snapshot, link);
  if (!there) return null;
  const here = { isRead: link.hasUnread ? link.agreed.isRead : link.isRead, isStarred: link.isStarred };
  const wanted = mergeFlags(link.agreed, here, there);
  const isInPlace = sync.snapshot.mailboxes.get(link.path)?.folder === link.folder || !sync.snapshot.paths[link.folder];
  const isAgreed = isInPlace && sameFlags(there, link.agreed) && sameFlags(here, link.agreed);
  return { wanted, isAgreed, here, flags: sameFlags(there, wanted) ? null : wanted, folder: isInPlace ? null : link.folder };
}

async function agree(db: Db, sync: Sync, mailIds: number[]): Promise<Push[]> {
  const { entity, personId } = sync.account;
  const pushes: Push[] = [];
  const changed: { link: Link; wanted: Flags }[] = [];
  for (const link of await readLinks(db, sync, mailIds)) {
    const compared = compare(sync, link);
    if (!compared || compared.isAgreed) continue;
    const { wanted, here, flags, folder } = compared;
    if (!sameFlags(here, wanted)) changed.push({ link, wanted });
    if (flags || folder) pushes.push({ link, flags, folder });
    // What is still to be changed there is agreed on once it is.
    if (!flags && !sameFlags(link.agreed, wanted)) await keepAgreed(db, entity, link.mailId, wanted);
  }
  if (changed.length > 0) {
    const ids = await markHere(db, sync, changed);
    await announce(db, entity, { kind: 'email', ids, person: personId });
  }
  return pushes;
}

async function keepAgreed(db: Db, entity: string, mailId: number, flags: Flags): Promise<void> {
  await db
    .update(imapMails)
    .set(flags)
    .where(and(eq(imapMails.entity, entity), eq(imapMails.mailId, mailId)));
}

/** Changes on the server what was changed here, mailbox by mailbox. What is left is found again by the next sync. */
export async function pushState(sync: Sync, pushes: Push[]): Promise<void> {
  for (const mailbox of sync.snapshot.mailboxes.values()) {
    const ofMailbox = pushes.filter(({ link }) => link.path === mailbox.path);
    if (ofMailbox.length > 0) await reselectMailbox(sync, mailbox);
    for (const push of ofMailbox) {
      if (isOver(sync)) return;
      await pushOne(sync, push);
    }
  }
}

async function pushOne({ session, snapshot, lease, account: { entity } }: Sync, { link, flags, folder }: Push): Promise<void> {
  if (flags) await session.setFlags(link.uid, flags);
  const path = folder && snapshot.paths[folder];
  const moved = path ? await session.move(link.uid, path) : null;
  // A server that does not tell the place lets the message be found as a new one.
  const now = { ...flags, ...(path && moved && { path, ...moved }) };
  if (Object.keys(now).length === 0) return;
  await lease.writing((db) =>
    db
      .update(imapMails)
      .set(now)
      .where(and(eq(imapMails.entity, entity), eq(imapMails.mailId, link.mailId))),
  );
}

/**
 * Marks mails as they are marked there. A conversation is read when all in it is; it is unread again with any of it.
 * @returns the ids of all that changed
 */
async function markHere(
  db: Db,
  { account: { entity, personId }, deps }: Sync,
  changed: { link: Link; wanted: Flags }[],
): Promise<number[]> {
  const updatedAt = deps.clock();
  const set = async (ids: number[], marks: Partial<Flags>, condition?: SQL) => {
    if (ids.length === 0) return [];
    const rows = await db
      .update(mails)
      .set({ ...marks, version: sql`${mails.version} + 1`, updatedAt })
      .where(and(eq(mails.entity, entity), inArray(mails.id, ids), condition))
      .returning({ id: mails.id });
    return rows.map(({ id }) => id);
  };
  const idsWhere = (has: (link: Link, wanted: Flags) => boolean) =>
    changed.filter(({ link, wanted }) => has(link, wanted)).map(({ link }) => link.mailId);
  for (const isStarred of [true, false]) {
    const ids = idsWhere((link, wanted) => link.isStarred !== isStarred && wanted.isStarred === isStarred);
    await set(ids, { isStarred });
  }
  const isReadable = (link: Link, wanted: Flags) => !link.hasUnread && link.isRead !== wanted.isRead;
  const nowRead = await set(
    idsWhere((link, wanted) => isReadable(link, wanted) && wanted.isRead),
    { isRead: true },
  );
  const unread = idsWhere((link, wanted) => isReadable(link, wanted) && !wanted.isRead);
  const conversationsOf = (ids: number[]) => [
    ...new Set(changed.flatMap(({ link }) => (ids.includes(link.mailId) && link.conversationId ? [link.conversationId] : []))),
  ];
  await set([...unread, ...conversationsOf(unread)], { isRead: false });
  const read = conversationsOf(idsWhere((_link, wanted) => wanted.isRead));
  const readWhole = await set(
    read,
    { isRead: true },
    sql`not ${mails.isRead}
      and not exists (select from mails nested where nested.entity = ${mails.entity} and nested.nested_in_id = ${mails.id} and nested.is_nested and not nested.is_read)
      and not exists (select from imap_mails own where own.entity = ${mails.entity} and own.mail_id = ${mails.id} and not own.is_read)`,
  );
  const targetIds = [...nowRead, ...readWhole];
  await settleNotifications(db, entity, { personId, area: 'email', targetIds }, updatedAt);
  return [...new Set(changed.flatMap(({ link }) => [link.mailId, ...(link.conversationId ? [link.conversationId] : [])]))];
}

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

/** The flags that both sides keep of a mail, besides its folder. */
interface Flags {
  isRead: boolean;
  isStarred: boolean;
}

/** How a mail is to be on both sides: what was changed here wins over what was changed there. */
export function mergeFlags(agreed: Flags, here: Flags, there: Flags): Flags {
  return {
    isRead: here.isRead === agreed.isRead ? there.isRead : here.isRead,
    isStarred: here.isStarred === agreed.isStarred ? there.isStarred : here.isStarred,
  };
}

function sameFlags(one: Flags, other: Flags): boolean {
  return one.isRead === other.isRead && one.isStarred === other.isStarred;
}

/** Moves mails to a folder, each for itself: out of the conversation that it is nested in, and without what is nested in it. */
export async function moveHere(db: Db, entity: string, ids: number[], folder: RealFolder, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const ofEntity = eq(mails.entity, entity);
  await db
    .update(mails)
    .set({ isNested: false, nestedInId: null, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(ofEntity, inArray(mails.nestedInId, ids), eq(mails.isNested, true)));
  await db
    .update(mails)
    .set({
      folder,
      isNested: false,
      nestedInId: sql`case when ${mails.isNested} then null else ${mails.nestedInId} end`,
      sendAt: null,
      snoozedUntil: null,
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofEntity, inArray(mails.id, ids)));
}
