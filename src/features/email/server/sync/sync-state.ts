import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { RealFolder } from '../../contract.ts';
import { imapMails, mails } from '../../tables.ts';
import { isOver, messageAt, reselectMailbox, type Sync } from './sync.ts';

/** A change to apply to a message on the server. */
interface Push {
  link: Link;
  flags: Flags | null;
  folder: RealFolder | null;
}

const linksPerTransaction = 200;

/** Applies changes made on the server since the last agreed state. @returns the local changes to apply on the server */
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

/** @returns null when the message is no longer at its location */
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
    // Flags still to be changed on the server are saved as agreed afterwards.
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

/** Applies local changes on the server, mailbox by mailbox. The next sync finds any that remain. */
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
  // If the server does not report the new location, the message is found again as a new one.
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
 * Applies the server's flags here. A conversation is read when all of its emails are, and unread again with any of them.
 * @returns the ids of all changed emails
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
  await markNotificationsRead(db, entity, { personId, area: 'email', targetIds }, updatedAt);
  return [...new Set(changed.flatMap(({ link }) => [link.mailId, ...(link.conversationId ? [link.conversationId] : [])]))];
}

const conversations = alias(mails, 'conversations');

/** An email here and its message on the server: its location, its last agreed state, and its state here. */
export type Link = Awaited<ReturnType<typeof readLinks>>[number];

/**
 * Returns the links of the account. A nested email is where its conversation is, and read with it; a conversation that is unread because of
 * a nested email tells nothing about its first one.
 * @param mailIds limits the result to these, locked in id order together with their conversations
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

/** The flags synced for an email, besides its folder. */
interface Flags {
  isRead: boolean;
  isStarred: boolean;
}

/** Merges flags for both sides; local changes win. */
export function mergeFlags(agreed: Flags, here: Flags, there: Flags): Flags {
  return {
    isRead: here.isRead === agreed.isRead ? there.isRead : here.isRead,
    isStarred: here.isStarred === agreed.isStarred ? there.isStarred : here.isStarred,
  };
}

function sameFlags(one: Flags, other: Flags): boolean {
  return one.isRead === other.isRead && one.isStarred === other.isStarred;
}

/** Moves emails to a folder one by one: out of the conversation they are nested in, and without their own nested emails. */
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
