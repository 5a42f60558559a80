import type { Db } from '#server/database.ts';
import { areDifferent, type Topic, topicOf } from '../../topic.ts';
import { type Head, readHeads, readNamings } from './related-mails.ts';

/** What is known of a mail that is to find its thread. */
export interface Arriving {
  id: number;
  ownerId: number;
  messageId: string;
  /** Oldest first; the last one is the mail that it answers. */
  referenceIds: readonly string[];
  subject: string;
  hasQuote: boolean;
  time: Date;
  /** The conversation that it goes on with comes up in the inbox. */
  isInInbox: boolean;
  /** What nobody has asked for joins nothing that was apart. */
  isUnwanted: boolean;
}

/** Mails of one conversation: the ones that lists have for it by now, and those that arrive in the inbox. */
interface Conversation {
  heads: Head[];
  arriving: Arriving[];
}

interface Thread {
  ownerId: number;
  id: number;
  /** Those that it is joined of, as the database has them. */
  storedIds: number[];
  conversation: Conversation;
  /** Set once it is part of another one. */
  joinedTo?: Thread;
}

/** Something that names a message id: by having it, or by referring to it. */
interface Named {
  thread: Thread;
  topic: Topic;
  isHolder: boolean;
  hasQuote: boolean;
  mailId: number;
  nestedInId: number | null;
}

/** Where a mail goes. */
interface Placed {
  threadId: number;
  /** The mail below which it is shown. */
  replyToId: number | null;
  /** The mail that is listed for its conversation; null when that is itself, or nothing. */
  headId: number | null;
}

/** A conversation that changes: the mail that is listed for it from now on, and those that were listed by themselves before. */
export interface Changed {
  headId: number;
  ownerId: number;
  /** Of those in the database, without the new one. */
  formerIds: number[];
  /** In which lists the conversations were that are one now. */
  listedIn: (string | null)[];
  /** What arrives in it, but for the head. */
  addedIds: number[];
}

/** What arriving mails do to the threads of their mailboxes. */
export interface Joined {
  placeOf(id: number): Placed;
  conversations: Changed[];
  /** Threads that are part of others now. */
  threads: { ownerId: number; from: number[]; to: number }[];
}

/**
 * Finds the threads of mails that arrive. Two mails are of one thread when one refers to the other, or both to a third, which need not be
 * there; not when their subjects are clearly different, unless the one that refers to the other quotes as well. So threads grow together whatever
 * comes first, and the oldest mail of a conversation is the one that lists show.
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
    // The newest of them is the one that goes on.
    if (thread) thread.conversation.heads = [head];
  }
  const namedBy = ({ ownerId }: Arriving, messageId: string) => byName.get(`${ownerId} ${messageId}`) ?? [];
  return {
    threadsOf(mail: Arriving): Thread[] {
      const topic = topicOf(mail.subject);
      const found = new Set<Thread>();
      const look = (messageId: string, isHolder: boolean) => {
        const named = namedBy(mail, messageId);
        // A sender who gives several mails one id has others refer to all of them: the subject must tell which one is meant.
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
    /** The mail that it answers, or the nearest before that. */
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
      // The head answers nothing that is shown below it: they would be shown below each other without end.
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

/** The oldest of several mails, whatever came first; of those of one second, one that refers to no other of them. */
function oldestOf(mails: readonly (Head | Arriving)[]): Head | Arriving | undefined {
  const first = Math.min(...mails.map(({ time }) => secondOf(time)));
  const oldest = mails.filter(({ time }) => secondOf(time) === first);
  const ids = new Set(oldest.map(({ messageId }) => messageId));
  const beginning = oldest.filter(({ referenceIds }) => !referenceIds.some((reference) => ids.has(reference)));
  return (beginning.length > 0 ? beginning : oldest).sort((a, b) =>
    a.messageId < b.messageId ? -1 : a.messageId > b.messageId ? 1 : a.id - b.id,
  )[0];
}

/** A mail tells no less than that. */
function secondOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
