import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import { pageAddress } from '#contract/page-address.ts';
import { type Notice, notify } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import type { RealFolder, Recipient } from '../../contract.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import { mails, type StoredAttachment } from '../../tables.ts';
import type { Unsubscription } from '../../unsubscribe-contract.ts';
import { matchRules } from '../rules/match-rules.ts';
import { readRules } from '../rules/read-rules.ts';

/** A mail that arrives in a mailbox. */
export interface Arrival {
  ownerId: number;
  fromName: string;
  fromEmail: string;
  /** Only when it is certain that this person of the entity wrote it. */
  fromPersonId: number | null;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  replyTo?: Recipient[];
  unsubscription?: Unsubscription | null;
  subject: string;
  /** Sanitized HTML. */
  message: string;
  messageText: string;
  attachments: StoredAttachment[];
  time: Date;
  messageId: string;
  /** Oldest first; the last one is the mail that it answers. */
  referenceIds: string[];
  sourceFileId?: number | null;
  senderCheck?: SenderCheck | null;
  /** `inbox` unless said otherwise. Only what arrives there is nested in a conversation and sorted by rules. */
  folder?: RealFolder;
  isRead?: boolean;
  isStarred?: boolean;
  isDraft?: boolean;
  labels?: string[];
}

interface Options {
  now: Date;
  /** Whether the owners' rules are tried; they are. Not for what was theirs before, such as an import. */
  tryRules?: boolean;
  /** Whether the owners are notified of what is new in their inbox; as `tryRules`, unless said otherwise. */
  tellOwners?: boolean;
  /** A change of the same transaction that is announced along. */
  also?: Change;
}

/** What must be known of a mail to place another in its thread. */
interface Placed {
  id: number;
  ownerId: number;
  messageId: string;
  threadId: number;
  nestedInId: number | null;
  listedIn: string | null;
}

// Longer than any search needs; a conversation of years must not grow without end.
const nestedTextLength = 200_000;
const rowsPerInsert = 200;
/** The lists whose conversations an answer brings back into the inbox, unless they are there. */
const conversationLists = ['inbox', 'snoozed', 'archive'];

/**
 * Files mails in mailboxes of the entity, in the caller's transaction: each finds its thread, and what arrives in the inbox the
 * conversation that it goes on with, which comes up again there, unread. The owners' rules are tried, and their open clients told.
 * @returns the ids, in the order given.
 */
export async function fileArrivals(
  db: Db,
  entity: string,
  arrivals: Arrival[],
  { now, tryRules = true, tellOwners = tryRules, also }: Options,
): Promise<number[]> {
  if (arrivals.length === 0) {
    if (also) await announce(db, entity, also);
    return [];
  }
  const rules = tryRules ? await readRules(db, entity, [...new Set(arrivals.map(({ ownerId }) => ownerId))]) : new Map();
  const threads = await readThreads(db, entity, arrivals);
  // As late as it can be: the counter is held until the transaction ends.
  const ids = await nextIds(db, entity, 'email', arrivals.length);
  const rows: (typeof mails.$inferInsert)[] = [];
  const grown = new Map<number, Arrival[]>();
  const notices: Notice[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const id = ids[index] ?? 0;
    const { folder: standard = 'inbox', labels = [], ...rest } = arrival;
    const wanted = standard === 'inbox' ? matchRules(rules.get(arrival.ownerId) ?? [], arrival) : {};
    const folder = wanted.folder ?? standard;
    const { parent, conversation } = threads.placeOf(arrival, folder === 'inbox');
    rows.push({
      ...rest,
      entity,
      id,
      folder,
      labels: [...new Set([...labels, ...(wanted.labels ?? [])])],
      isStarred: wanted.isStarred || (arrival.isStarred ?? false),
      isRead: wanted.isRead || (arrival.isRead ?? false),
      lastTime: arrival.time,
      threadId: parent?.threadId ?? id,
      replyToId: conversation && parent && !isWithin(parent, conversation) ? conversation.id : (parent?.id ?? null),
      nestedInId: conversation?.id ?? null,
      isNested: conversation !== undefined,
      createdAt: now,
      updatedAt: now,
    });
    if (folder === 'inbox' && !wanted.isRead && !arrival.isRead) notices.push(noticeOf(arrival, conversation?.id ?? id));
    const { ownerId, messageId } = arrival;
    threads.add({
      id,
      ownerId,
      messageId,
      threadId: parent?.threadId ?? id,
      nestedInId: conversation?.id ?? null,
      listedIn: conversation ? null : folder,
    });
    if (conversation) grown.set(conversation.id, [...(grown.get(conversation.id) ?? []), arrival]);
  }
  // Before the rows: whoever takes ids takes them before any mailbox is counted anew.
  if (tellOwners) await notify(db, entity, notices, now);
  for (let at = 0; at < rows.length; at += rowsPerInsert) await db.insert(mails).values(rows.slice(at, at + rowsPerInsert));
  for (const id of [...grown.keys()].sort((a, b) => a - b)) await raiseConversation(db, entity, id, grown.get(id) ?? [], now);
  await announce(db, entity, ...changesOf(arrivals, ids), ...(also ? [also] : []));
  return ids;
}

function isWithin(mail: Placed, conversation: Placed): boolean {
  return mail.id === conversation.id || mail.nestedInId === conversation.id;
}

/** The mails that the arrivals refer to, and the conversations that those are in and that can come up in the inbox. */
async function readThreads(db: Db, entity: string, arrivals: Arrival[]) {
  const columns = {
    id: mails.id,
    ownerId: mails.ownerId,
    messageId: mails.messageId,
    threadId: mails.threadId,
    nestedInId: mails.nestedInId,
    listedIn: mails.listedIn,
  };
  const referenced = new Map<string, Placed>();
  const conversations = new Map<string, Placed>();
  const add = (mail: Placed) => {
    if (mail.messageId) referenced.set(`${mail.ownerId} ${mail.messageId}`, mail);
    if (mail.listedIn && conversationLists.includes(mail.listedIn) && mail.nestedInId === null)
      conversations.set(`${mail.ownerId} ${mail.threadId}`, mail);
  };
  const wanted = [...new Set(arrivals.flatMap(({ referenceIds }) => referenceIds))];
  const owners = [...new Set(arrivals.map(({ ownerId }) => ownerId))];
  if (wanted.length > 0) {
    const found = await db
      .select(columns)
      .from(mails)
      .where(and(live(mails, entity), inArray(mails.ownerId, owners), inArray(mails.messageId, wanted)));
    const threadIds = [...new Set(found.map(({ threadId }) => threadId))];
    const listed = threadIds.length
      ? await db
          .select(columns)
          .from(mails)
          .where(
            and(
              eq(mails.entity, entity),
              inArray(mails.ownerId, owners),
              inArray(mails.threadId, threadIds),
              inArray(mails.listedIn, conversationLists),
            ),
          )
          .orderBy(mails.lastTime, mails.id)
      : [];
    for (const mail of [...found, ...listed]) add(mail);
  }
  return {
    add,
    placeOf({ ownerId, referenceIds }: Arrival, inInbox: boolean): { parent: Placed | undefined; conversation: Placed | undefined } {
      const parent = referenceIds.toReversed().flatMap((reference) => referenced.get(`${ownerId} ${reference}`) ?? [])[0];
      return { parent, conversation: parent && inInbox ? conversations.get(`${ownerId} ${parent.threadId}`) : undefined };
    },
  };
}

/** The conversation comes up again, in the inbox and unread, and is found by what was added. */
async function raiseConversation(db: Db, entity: string, id: number, added: Arrival[], now: Date): Promise<void> {
  const text = added.map(foundBy).join(' ');
  const newest = new Date(Math.max(...added.map(({ time }) => time.getTime())));
  const isRead = added.every((mail) => mail.isRead);
  await db
    .update(mails)
    .set({
      folder: 'inbox',
      ...(isRead ? {} : { isRead: false, snoozedUntil: null }),
      lastTime: sql`greatest(${mails.lastTime}, ${newest.toISOString()}::timestamptz)`,
      nestedText: sql`left(${mails.nestedText} || ' ' || ${text}, ${nestedTextLength})`,
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(mails.entity, entity), eq(mails.id, id)));
}

/** What a nested mail is found by, beside what the mail that it is nested in is found by. */
function foundBy({ fromName, fromEmail, to, cc, subject, attachments, messageText }: Arrival): string {
  const names = [...to, ...cc].flatMap(({ name, email }) => [name, email]);
  const files = attachments.filter(({ contentId }) => !contentId).map(({ fileName }) => fileName);
  return [fromName, fromEmail, ...names, subject, ...files, messageText].join(' ');
}

/** @param listedId the mail that is listed: where one that goes on with a conversation is read. */
function noticeOf({ ownerId, subject, messageText, fromPersonId, fromName, fromEmail }: Arrival, listedId: number): Notice {
  return {
    ...{ personId: ownerId, kind: 'mail', area: 'email', targetId: listedId, title: subject, excerpt: messageText },
    actorId: fromPersonId,
    actorName: fromName || fromEmail,
    path: pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId: listedId }),
  };
}

/** One change for each mailbox. */
function changesOf(arrivals: Arrival[], ids: number[]): Change[] {
  const byOwner = new Map<number, number[]>();
  for (const [index, { ownerId }] of arrivals.entries()) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), ids[index] ?? 0]);
  return [...byOwner].map(([person, owned]) => ({ kind: 'email', ids: owned, person }));
}
