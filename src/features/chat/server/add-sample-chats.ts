import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import { sampleChats, sampleStatuses } from '../sample-chats.ts';
import { chatMembers, chatMessages, chatProfiles, chatThreads } from '../tables.ts';
import { pairOf } from './open-pair.ts';

interface Addition {
  entity: string;
  /** The sample's admin, or the person in their place in this company. */
  ownerId: number;
  /** Maps a sample person to their id in this company; null if they aren't part of it. */
  personId: (sampleId: number) => number | null;
  /** Whether the sample person can sign in; then their presence is real. */
  hasAccount: (sampleId: number) => boolean;
  /** Adapts a message's text to this company. */
  adaptSampleText: (text: string) => string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Adds the owner's sample chats, dated relative to now, and the colleagues' statuses. */
export async function addSampleChats(db: Db, deps: Dependencies, addition: Addition): Promise<void> {
  const { entity, personId, hasAccount } = addition;
  const now = deps.clock();
  for (const [sampleId, status] of Object.entries(sampleStatuses)) {
    const person = personId(Number(sampleId));
    if (person === null) continue;
    const seenAt = hasAccount(Number(sampleId)) ? new Date(now.getTime() - dayMs) : null;
    await db.insert(chatProfiles).values({ entity, personId: person, status, seenAt, updatedAt: now }).onConflictDoNothing();
  }
  for (const chat of sampleChats) await addChat(db, chat, now, addition);
}

async function addChat(
  db: Db,
  chat: (typeof sampleChats)[number],
  now: Date,
  { entity, ownerId, personId, adaptSampleText }: Addition,
): Promise<void> {
  const otherId = personId(chat.with);
  if (otherId === null) return;
  const threadId = await nextId(db, entity, 'chat thread');
  const ids = await nextIds(db, entity, 'chat message', chat.messages.length);
  const messages = chat.messages.map(({ from, text, when }, index) => ({
    entity,
    id: ids[index] ?? 0,
    threadId,
    senderId: from === chat.with ? otherId : ownerId,
    message: adaptSampleText(text),
    time: momentOf(when, now),
  }));
  const last = messages.at(-1);
  const seenByOwner = messages.at(-1 - chat.unseen);
  if (!last || !seenByOwner) throw new Error('a sample chat is empty');
  await db.insert(chatThreads).values({
    entity,
    id: threadId,
    pair: pairOf(ownerId, otherId),
    lastMessageId: last.id,
    lastTime: last.time,
    createdBy: ownerId,
    createdAt: messages[0]?.time ?? now,
  });
  await db.insert(chatMessages).values(messages);
  const joinedAt = messages[0]?.time ?? now;
  await db.insert(chatMembers).values([
    { entity, threadId, personId: ownerId, seenId: seenByOwner.id, unseen: chat.unseen, joinedAt },
    { entity, threadId, personId: otherId, seenId: last.id, joinedAt },
  ]);
}

function momentOf(when: (typeof sampleChats)[number]['messages'][number]['when'], now: Date): Date {
  if ('minutesAgo' in when) return new Date(now.getTime() - when.minutesAgo * minuteMs);
  const day = new Date(now.getTime() - when.daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${when.time}:00.000Z`);
}
