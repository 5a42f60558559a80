import type { Db } from '#server/database.ts';
import { areDifferent, type Topic, topicOf } from '../../topic.ts';
import { type Head, readHeads, readNamings } from './related-mails.ts';

/** An arriving email whose thread is to be found. */
export interface Arriving {
  id: number;
  ownerId: number;
  messageId: string;
  /** Oldest first; the last is the email it replies to. */
  referenceIds: readonly string[];
  subject: string;
  hasQuote: boolean;
  time: Date;
  /** Whether it moves its conversation up in the inbox. */
  isInInbox: boolean;
  /** Unwanted emails never merge separate threads. */
  isUnwanted: boolean;
}

/** The emails of a conversation: the ones listed for it so far, and those that arrive in the inbox. */
interface Conversation {
  heads: Head[];
  arriving: Arriving[];
}

interface Thread {
  ownerId: number;
  id: number;
  /** Ids of the stored threads it is merged from. */
  storedIds: number[];
  conversation: Conversation;
  /** Set once it is merged into another thread. */
  joinedTo?: Thread;
}

/** An email that has or references a message id. */
interface Named {
  thread: Thread;
  topic: Topic;
  isHolder: boolean;
  hasQuote: boolean;
  mailId: number;
  nestedInId: number | null;
}

interface Placed {
  threadId: number;
  /** The email it is shown below. */
  replyToId: number | null;
  /** The listed email of its conversation; null when it is that email itself, or none is. */
  headId: number | null;
}

/** A changed conversation: its new listed email, and the ones listed separately before. */
export interface Changed {
  headId: number;
  ownerId: number;
  /** Stored emails only, without the new head. */
  formerIds: number[];
  /** The lists that the merged conversations were in. */
  listedIn: (string | null)[];
  /** Arriving emails other than the head. */
  addedIds: number[];
}

/** Effects of arriving emails on the threads of their mailboxes. */
export interface Joined {
  placeOf(id: number): Placed;
  conversations: Changed[];
  /** Threads merged into others. */
  threads: { ownerId: number; from: number[]; to: number }[];
}

/**
 * Finds the threads of arriving emails. Two emails share a thread when one references the other, or both reference a third, which need not
 * exist; not when their subjects clearly differ, unless the referencing email also quotes the other. Threads therefore grow together in any
 * order of arrival, and lists show the oldest email of a conversation.
 */
export async function joinThreads(db: Db, entity: string, arriving: readonly Arriving[]): Promise<Joined> {
  const stored = await readStored(db, entity, arriving);
  const found = new Map<Arriving, { thread: Thread; parent: Named | undefined }>();
  for (const mail of arriving) {
    const [first, ...others] = stored.threadsOf(mail).sort((a, b) => a.id - b.id);
    const thread = first ?? { ownerId: mail.ownerId, id: mail.id, storedIds: [], conversation: { heads: [], arriving: [] } };
    if (!mail.isUnwanted) for (const other of others) join(thread, other);
    found.set(mail, { thread, parent: stored.parentOf(mail, thread) });
    if (mail.isInInbox) thread.conversation.arriving.push(mail);
    stored.add(mail, thread);
  }
  return placesOf(found);
}

function rootOf(thread: Thread): Thread {
  let root = thread;
  while (root.joinedTo) root = root.joinedTo;
  return root;
}

function join(thread: Thread, other: Thread): void {
  other.joinedTo = thread;
  thread.storedIds.push(...other.storedIds);
  thread.conversation.heads.push(...other.conversation.heads);
  thread.conversation.arriving.push(...other.conversation.arriving);
}

async function readStored(db: Db, entity: string, arriving: readonly Arriving[]) {
  const ownerIds = [...new Set(arriving.map(({ ownerId }) => ownerId))];
  const messageIds = [...new Set(arriving.flatMap(({ messageId, referenceIds }) => [messageId, ...referenceIds]))].filter(Boolean);
  const namings = await readNamings(db, { entity, ownerIds, messageIds });
  const threads = new Map<string, Thread>();
  const byName = new Map<string, Named[]>();
  const add = (ownerId: number, messageId: string, named: Named) => {
    const key = `${ownerId} ${messageId}`;
    const known = byName.get(key);
    if (known) known.push(named);
    else byName.set(key, [named]);
  };
  for (const { ownerId, threadId, messageId, subject, ...naming } of namings) {
    const thread = threads.get(`${ownerId} ${threadId}`) ?? {
      ownerId,
      id: threadId,
      storedIds: [threadId],
      conversation: { heads: [], arriving: [] },
    };
    threads.set(`${ownerId} ${threadId}`, thread);
    add(ownerId, messageId, { ...naming, thread, topic: topicOf(subject) });
  }
  const threadIds = [...new Set(namings.map(({ threadId }) => threadId))];
  for (const head of await readHeads(db, entity, ownerIds, threadIds)) {
    const thread = threads.get(`${head.ownerId} ${head.threadId}`);
    // The newest head continues the thread.
    if (thread) thread.conversation.heads = [head];
  }
  const namedBy = ({ ownerId }: Arriving, messageId: string) => byName.get(`${ownerId} ${messageId}`) ?? [];
  return {
    threadsOf(mail: Arriving): Thread[] {
      const topic = topicOf(mail.subject);
      const found = new Set<Thread>();
      const look = (messageId: string, isHolder: boolean) => {
        const named = namedBy(mail, messageId);
        // When a sender reuses an id, references match several emails; the subject must decide which one.
        const isAmbiguous = named.filter((one) => one.isHolder).length + (isHolder ? 1 : 0) > 1;
        for (const one of named) {
          if (isHolder && one.isHolder) continue;
          const isQuoting = isHolder ? one.hasQuote : one.isHolder && mail.hasQuote;
          const isSame = isAmbiguous ? topic.base === one.topic.base : isQuoting || !areDifferent(topic, one.topic);
          if (isSame) found.add(rootOf(one.thread));
        }
      };
      for (const messageId of mail.referenceIds) look(messageId, false);
      if (mail.messageId) look(mail.messageId, true);
      return [...found];
    },
    /** Returns the email it replies to, or the nearest earlier one. */
    parentOf(mail: Arriving, thread: Thread): Named | undefined {
      for (const messageId of mail.referenceIds.toReversed()) {
        const parent = namedBy(mail, messageId).find((one) => one.isHolder && rootOf(one.thread) === rootOf(thread));
        if (parent) return parent;
      }
      return undefined;
    },
    add({ id, ownerId, messageId, referenceIds, subject, hasQuote }: Arriving, thread: Thread): void {
      const named = { thread, topic: topicOf(subject), hasQuote, mailId: id, nestedInId: null };
      if (messageId) add(ownerId, messageId, { ...named, isHolder: true });
      for (const reference of referenceIds) add(ownerId, reference, { ...named, isHolder: false });
    },
  };
}

function placesOf(found: ReadonlyMap<Arriving, { thread: Thread; parent: Named | undefined }>): Joined {
  const places = new Map<number, Placed>();
  for (const [{ id, isUnwanted }, { thread, parent }] of found)
    places.set(id, { threadId: rootOf(thread).id, replyToId: isUnwanted ? null : (parent?.mailId ?? null), headId: null });
  const threads = [...new Set([...found.values()].map(({ thread }) => rootOf(thread)))];
  const conversations: Changed[] = [];
  for (const { ownerId, conversation } of threads) {
    const { heads, arriving } = conversation;
    const all = [...heads, ...arriving];
    const head = oldestOf(all);
    if (!head || all.length === 1) continue;
    const formerIds = heads.filter((one) => one !== head).map(({ id }) => id);
    const within = new Set(all.map(({ id }) => id));
    for (const mail of arriving) {
      const place = places.get(mail.id);
      const parent = found.get(mail)?.parent;
      if (!place) continue;
      const isParentWithin = parent !== undefined && (within.has(parent.mailId) || within.has(parent.nestedInId ?? 0));
      // The head must not reply to an email shown below it, which would create a cycle.
      if (mail === head) place.replyToId = formerIds.length > 0 || isParentWithin ? null : place.replyToId;
      else {
        place.headId = head.id;
        if (!isParentWithin) place.replyToId = head.id;
      }
    }
    const addedIds = arriving.filter((mail) => mail !== head).map(({ id }) => id);
    conversations.push({ headId: head.id, ownerId, formerIds, listedIn: heads.map(({ listedIn }) => listedIn), addedIds });
  }
  return {
    placeOf: (id) => places.get(id) ?? { threadId: id, replyToId: null, headId: null },
    conversations: conversations.sort((a, b) => a.headId - b.headId),
    threads: threads
      .map(({ ownerId, id, storedIds }) => ({ ownerId, from: storedIds.filter((one) => one !== id), to: id }))
      .filter(({ from }) => from.length > 0),
  };
}

/** Returns the oldest email regardless of arrival order; within the same second, one that references none of the others. */
function oldestOf(mails: readonly (Head | Arriving)[]): Head | Arriving | undefined {
  const first = Math.min(...mails.map(({ time }) => secondOf(time)));
  const oldest = mails.filter(({ time }) => secondOf(time) === first);
  const ids = new Set(oldest.map(({ messageId }) => messageId));
  const beginning = oldest.filter(({ referenceIds }) => !referenceIds.some((reference) => ids.has(reference)));
  return (beginning.length > 0 ? beginning : oldest).sort((a, b) =>
    a.messageId < b.messageId ? -1 : a.messageId > b.messageId ? 1 : a.id - b.id,
  )[0];
}

/** Email dates have a resolution of one second. */
function secondOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
