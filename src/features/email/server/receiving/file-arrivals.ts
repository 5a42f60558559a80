import type { Change } from '#contract/change.ts';
import { pageAddress } from '#contract/page-address.ts';
import { type Notice, notify } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import type { RealFolder, Recipient } from '../../contract.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import { mails, type StoredAttachment } from '../../tables.ts';
import type { Unsubscription } from '../../unsubscribe-contract.ts';
import { matchRules } from '../match-rules.ts';
import { readRules } from '../rules.ts';
import { changeConversation, renameThreads } from './change-conversation.ts';
import { hasQuote } from './has-quote.ts';
import { joinThreads } from './join-threads.ts';

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
  /** What the mails attached to it say, for the search. */
  nestedText?: string;
  attachments: StoredAttachment[];
  time: Date;
  messageId: string;
  /** Of what came as its source. */
  contentHash?: string;
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
  // The counter is held until the transaction ends: nobody else files in the entity meanwhile, so that a mail and its answer that arrive
  // at once find each other.
  const ids = await nextIds(db, entity, 'email', arrivals.length);
  const filed = arrivals.map((arrival, index): Filed => {
    const wanted = (arrival.folder ?? 'inbox') === 'inbox' ? matchRules(rules.get(arrival.ownerId) ?? [], arrival) : {};
    const folder = wanted.folder ?? arrival.folder ?? 'inbox';
    return {
      ...arrival,
      id: ids[index] ?? 0,
      folder,
      isRead: wanted.isRead || (arrival.isRead ?? false),
      hasQuote: hasQuote(arrival),
      wanted,
    };
  });
  const joined = await joinThreads(
    db,
    entity,
    filed.map((mail) => ({ ...mail, isInInbox: mail.folder === 'inbox', isUnwanted: mail.folder === 'spam' || mail.folder === 'trash' })),
  );
  const rows = filed.map(({ wanted, labels = [], ...mail }): typeof mails.$inferInsert => {
    const { threadId, replyToId, headId } = joined.placeOf(mail.id);
    return {
      ...mail,
      entity,
      labels: [...new Set([...labels, ...(wanted.labels ?? [])])],
      isStarred: wanted.isStarred || (mail.isStarred ?? false),
      lastTime: mail.time,
      ...{ threadId, replyToId, nestedInId: headId, isNested: headId !== null },
      createdAt: now,
      updatedAt: now,
    };
  });
  const isNews = ({ folder, isRead }: Filed) => folder === 'inbox' && !isRead;
  const notices = filed.filter(isNews).map((mail) => noticeOf(mail, joined.placeOf(mail.id).headId ?? mail.id));
  // Before the rows: whoever takes ids takes them before any mailbox is counted anew.
  if (tellOwners) await notify(db, entity, notices, now);
  // A mail that another one is shown below is there first.
  const inOrder = rows.toSorted((a, b) => Number(a.isNested) - Number(b.isNested));
  await insertRows(db, mails, inOrder);
  await renameThreads(db, entity, joined.threads);
  const byId = new Map(filed.map((mail) => [mail.id, mail]));
  for (const changed of joined.conversations) {
    const added = changed.addedIds.flatMap((id) => byId.get(id) ?? []);
    await changeConversation(db, entity, changed, added, byId.get(changed.headId), now);
  }
  const formers = joined.conversations
    .filter(({ formerIds }) => formerIds.length > 0)
    .map(({ ownerId, headId, formerIds }): Change => ({ kind: 'email', ids: [headId, ...formerIds], person: ownerId }));
  await announce(db, entity, ...changesOf(arrivals, ids), ...formers, ...(also ? [also] : []));
  return ids;
}

/** An arrival with what the rules say of it. */
interface Filed extends Arrival {
  id: number;
  folder: RealFolder;
  isRead: boolean;
  hasQuote: boolean;
  wanted: ReturnType<typeof matchRules>;
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
