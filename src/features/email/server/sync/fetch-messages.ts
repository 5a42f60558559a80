import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { databaseCode } from '#server/database-failure.ts';
import type { FetchedMessage, ImapMessage } from '#server/mail-host.ts';
import { isBusy } from '#server/refusal.ts';
import type { RealFolder } from '../../contract.ts';
import { imapAccounts, imapMails, mails } from '../../tables.ts';
import { deliverToMailboxes } from '../receiving/deliver-to-mailboxes.ts';
import { findCopies } from '../receiving/find-copies.ts';
import { arrivalOfSource, type PreparedMail, prepareSource } from '../receiving/prepare-source.ts';
import { providerCheck } from './provider-check.ts';
import { folderOf, isOver, type Mailbox, messageAt, reselectMailbox, type Sync } from './sync.ts';
import { type Link, moveHere } from './sync-state.ts';

type Marks = Sync['account']['marks'];

/**
 * Fetches new messages of each mailbox on the server, one at a time, until the sync runs out of time.
 * @returns how many messages were new, and how many stay only on the server because they are too large or unreadable
 */
export async function fetchNew(sync: Sync, links: Link[]): Promise<{ freshCount: number; skippedCount: number }> {
  let marks = sync.account.marks;
  let freshCount = 0;
  let skippedCount = 0;
  for (const mailbox of sync.snapshot.mailboxes.values()) {
    const { path, uidValidity, messages } = mailbox;
    const before = marks[path]?.uidValidity === uidValidity ? marks[path] : { lastUid: 0, skipped: [] };
    const linked = new Set(links.filter((link) => link.path === path && link.uidValidity === uidValidity).map(({ uid }) => uid));
    const fresh = [...messages.values()].filter(({ uid }) => uid > before.lastUid && !linked.has(uid));
    const skipped = [...(before.skipped ?? []).filter((uid) => messages.has(uid)), ...(await takeOver(sync, mailbox, fresh))];
    freshCount += fresh.length;
    skippedCount += skipped.length;
    // Messages not processed yet are still new next time.
    if (isOver(sync)) break;
    const lastUid = Math.max(before.lastUid, ...fresh.slice(-1).map(({ uid }) => uid));
    if (lastUid === marks[path]?.lastUid && uidValidity === marks[path]?.uidValidity && skipped.length === before.skipped?.length) continue;
    marks = { ...marks, [path]: { uidValidity, lastUid, skipped } };
    await keepMarks(sync, marks);
  }
  return { freshCount, skippedCount };
}

/**
 * Fetches each message even if an email here has its message id: only the content tells whether they are the same.
 * @returns the UIDs of messages that could not be stored
 */
async function takeOver(sync: Sync, mailbox: Mailbox, fresh: ImapMessage[]): Promise<number[]> {
  const skipped: number[] = [];
  if (fresh.length > 0) await reselectMailbox(sync, mailbox);
  for (const message of fresh) {
    if (isOver(sync)) break;
    if (!(await fileMessage(sync, mailbox, message))) skipped.push(message.uid);
  }
  return skipped;
}

async function keepMarks({ lease, account: { entity, id } }: Sync, marks: Marks): Promise<void> {
  await lease.writing((db) =>
    db
      .update(imapAccounts)
      .set({ marks })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id))),
  );
}

/**
 * Files a server message in the folder of its mailbox, or links it to the existing email.
 * @returns false when it is too large or unreadable
 */
async function fileMessage(sync: Sync, mailbox: Mailbox, message: ImapMessage): Promise<boolean> {
  const { deps, account, lease, session } = sync;
  const { uid, isRead, isStarred } = message;
  const fetched = await session.fetchSource(uid, deps.settings.mailLimitBytes);
  const prepared = fetched && (await prepare(sync, fetched));
  if (!prepared) return false;
  const mail = { ...prepared, senderCheck: providerCheck(account.host, fetched.source, prepared.fromEmail) };
  const filing = lease.writing(async (db) => {
    if (await linkKnown(db, sync, mailbox, message, prepared)) return false;
    const { entity, id: accountId, personId } = account;
    const { path, folder, uidValidity } = mailbox;
    const arrival = { ...(await arrivalOfSource(db, deps, entity, personId, mail)), folder, isRead, isStarred };
    // Emails from before the account was connected have been handled already.
    const tryRules = account.syncedAt !== null && folder === 'inbox' && !isRead;
    const [mailId = 0] = await deliverToMailboxes(db, entity, [arrival], { now: deps.clock(), tryRules });
    await db.insert(imapMails).values({ entity, mailId, accountId, path, uidValidity, uid, isRead, isStarred });
    return tryRules;
  });
  return filing.then(
    async (isNew) => {
      if (isNew) await readReplies(sync, mail);
      return true;
    },
    (error: unknown) => {
      // One email that cannot be stored must not block the ones after it.
      if (!/^(22|54)/.test(databaseCode(error) ?? '')) throw error;
      deps.log.error('imap message not filed', {}, error);
      return false;
    },
  );
}

/** Replies to invitations may arrive this way too. */
async function readReplies({ deps, account, readMail }: Sync, mail: PreparedMail): Promise<void> {
  const { entity, personId } = account;
  await readMail(deps, { entity, organizerIds: [personId] }, mail).catch((error: unknown) =>
    deps.log.error('answer not recorded', {}, error),
  );
}

async function prepare({ deps }: Sync, { source, receivedAt }: FetchedMessage): Promise<PreparedMail | null> {
  try {
    return await prepareSource(deps, source, { arrivedAt: receivedAt });
  } catch (error) {
    // It is retried in the next run.
    if (isBusy(error)) throw error;
    deps.log.error('imap message not read', { bytes: source.length }, error);
    return null;
  }
}

const conversations = alias(mails, 'conversations');

/**
 * Finds the existing email for a message and saves its location. If it was moved only on the server since the last sync, moves it here too.
 * @returns whether the message needs no further work
 */
async function linkKnown(db: Db, sync: Sync, mailbox: Mailbox, message: ImapMessage, mail: PreparedMail): Promise<boolean> {
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

/** An email here with the same message id as one on the server. */
export interface Known {
  mailId: number;
  folder: RealFolder;
  isDeleted: boolean;
  /** Last known location of its message; null if it has none on the server. */
  link: { path: string; folder: RealFolder | undefined; isThere: boolean } | null;
}

/**
 * Chooses the email for a message at an unknown location. An email to oneself counts as two, sent and received. A draft edited on the
 * server is a new one each time.
 * @returns `another` when the mailbox has it elsewhere on the server, null when it is new
 */
export function chooseKnown(known: Known[], { path, folder }: { path: string; folder: RealFolder }): Known | 'another' | null {
  const unlinked = known.filter(({ link }) => !link);
  if (folder === 'draft') return unlinked.find((mail) => mail.folder === 'draft' && !mail.isDeleted) ?? null;
  const lost = known.filter(({ link }) => link && !link.isThere && link.folder !== 'draft');
  const moved = lost.find(({ link }) => link?.path === path) ?? lost[0];
  if (moved) return moved;
  const alike = unlinked.filter((mail) => isAlike(mail.folder, folder) && mail.folder !== 'draft');
  const first = alike.find((mail) => mail.folder === folder && !mail.isDeleted) ?? alike.find(({ isDeleted }) => !isDeleted) ?? alike[0];
  if (first) return first;
  return known.some(({ link }) => link?.isThere && isAlike(link.folder, folder)) ? 'another' : null;
}

function isAlike(one: RealFolder | undefined, other: RealFolder): boolean {
  return one === 'trash' || other === 'trash' || (one === 'sent') === (other === 'sent');
}
