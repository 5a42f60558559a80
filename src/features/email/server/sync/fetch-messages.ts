import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { databaseCode } from '#server/database-failure.ts';
import type { FetchedMessage, ImapMessage } from '#server/mail-host.ts';
import { isBusy } from '#server/refusal.ts';
import type { RealFolder } from '../../contract.ts';
import { imapAccounts, imapMails, mails } from '../../tables.ts';
import { fileArrivals } from '../receiving/file-arrivals.ts';
import { findCopies } from '../receiving/find-copies.ts';
import { arrivalOfSource, type PreparedMail, prepareSource } from '../receiving/prepare-source.ts';
import { providerCheck } from './provider-check.ts';
import { folderOf, isOver, type Mailbox, messageAt, reselectMailbox, type Sync } from './sync.ts';
import { type Link, moveHere } from './sync-state.ts';

type Marks = Sync['account']['marks'];

/**
 * Takes over what is new in each mailbox there, one message at a time, for as long as the sync has.
 * @returns how many messages were new, and how many stay on the server only, because they are too large or nobody can read them
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
    // What was not looked at is new the next time too.
    if (isOver(sync)) break;
    const lastUid = Math.max(before.lastUid, ...fresh.slice(-1).map(({ uid }) => uid));
    if (lastUid === marks[path]?.lastUid && uidValidity === marks[path]?.uidValidity && skipped.length === before.skipped?.length) continue;
    marks = { ...marks, [path]: { uidValidity, lastUid, skipped } };
    await keepMarks(sync, marks);
  }
  return { freshCount, skippedCount };
}

/**
 * Each is fetched, also when a mail here has its message id: only its content tells whether it is that one.
 * @returns the uids of those that could not be taken over
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

/** Files a message of the server in the folder that its mailbox stands for, or finds the mail here that it is.
 * @returns false when it is too large, or cannot be read */
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
    // What was there before the account was connected has been looked at already.
    const tryRules = account.syncedAt !== null && folder === 'inbox' && !isRead;
    const [mailId = 0] = await fileArrivals(db, entity, [arrival], { now: deps.clock(), tryRules });
    await db.insert(imapMails).values({ entity, mailId, accountId, path, uidValidity, uid, isRead, isStarred });
    return tryRules;
  });
  return filing.then(
    async (isNew) => {
      if (isNew) await readReplies(sync, mail);
      return true;
    },
    (error: unknown) => {
      // One mail that cannot be kept must not keep back all that come after it.
      if (!/^(22|54)/.test(databaseCode(error) ?? '')) throw error;
      deps.log.error('imap message not filed', {}, error);
      return false;
    },
  );
}

/** Answers to invitations may come this way too. */
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
    // It is new at the next turn too.
    if (isBusy(error)) throw error;
    deps.log.error('imap message not read', { bytes: source.length }, error);
    return null;
  }
}

const conversations = alias(mails, 'conversations');

/**
 * Finds the mail here that a message is, when the mailbox has it already, and remembers its place. What was moved there since the
 * last sync, and not here, is moved here too.
 * @returns whether nothing is left to do for the message
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

/** A mail of the mailbox here with the message id that was found on the server. */
export interface Known {
  mailId: number;
  folder: RealFolder;
  isDeleted: boolean;
  /** Where its message was last; null when it has none on the server. */
  link: { path: string; folder: RealFolder | undefined; isThere: boolean } | null;
}

/**
 * Which mail here a message is that nobody knew at its place. A mail to oneself is two: the one sent and the one received. What is
 * edited among the drafts there is another each time.
 * @returns `another` when the mailbox has it at another place on the server, null when it is new
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
