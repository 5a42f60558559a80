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

export interface Arrival {
  ownerId: number;
  fromName: string;
  fromEmail: string;
  /** Only set when this person of the entity certainly wrote it. */
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
  /** Text of the emails attached to it, for the search. */
  nestedText?: string;
  attachments: StoredAttachment[];
  time: Date;
  messageId: string;
  /** Hash of the original source, for received emails. */
  contentHash?: string;
  /** Oldest first; the last is the email it replies to. */
  referenceIds: string[];
  sourceFileId?: number | null;
  senderCheck?: SenderCheck | null;
  /** Defaults to `inbox`. Only emails that arrive there join conversations and run through rules. */
  folder?: RealFolder;
  isRead?: boolean;
  isStarred?: boolean;
  isDraft?: boolean;
  labels?: string[];
}

interface Options {
  now: Date;
  /** Whether to run the owners' rules; true by default. Turned off for emails they already had, such as an import. */
  tryRules?: boolean;
  /** Whether to notify the owners of new emails in their inbox; defaults to `tryRules`. */
  tellOwners?: boolean;
  /** A change from the same transaction to announce along with these. */
  also?: Change;
}

/**
 * Files emails in mailboxes of the entity, in the caller's transaction. Each joins its thread; one that arrives in the inbox also joins its
 * conversation, which moves up unread. Runs the owners' rules and notifies their open clients.
 * @returns the ids, in the given order.
 */
export async function deliverToMailboxes(
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
  // Holds the id counter until the transaction ends, so no one else files in the entity meanwhile and an email finds a reply that arrives
  // at the same time.
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
  // Runs before the rows: writers allocate ids before they update mailbox counts.
  if (tellOwners) await notify(db, entity, notices, now);
  // Inserts an email before the ones nested below it.
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

/** An arriving email with the result of the rules. */
interface Filed extends Arrival {
  id: number;
  folder: RealFolder;
  isRead: boolean;
  hasQuote: boolean;
  wanted: ReturnType<typeof matchRules>;
}

/** @param listedId the listed email, where a reply in a conversation is read. */
function noticeOf({ ownerId, subject, messageText, fromPersonId, fromName, fromEmail }: Arrival, listedId: number): Notice {
  return {
    ...{ personId: ownerId, kind: 'mail', area: 'email', targetId: listedId, title: subject, excerpt: messageText },
    actorId: fromPersonId,
    actorName: fromName || fromEmail,
    path: pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId: listedId }),
  };
}

/** Returns one change per mailbox. */
function changesOf(arrivals: Arrival[], ids: number[]): Change[] {
  const byOwner = new Map<number, number[]>();
  for (const [index, { ownerId }] of arrivals.entries()) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), ids[index] ?? 0]);
  return [...byOwner].map(([person, owned]) => ({ kind: 'email', ids: owned, person }));
}
