import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { plainText } from '#features/chat/server/offers.ts';
import { chatMembersView as members, chatMessagesView as messages, chatThreadsView as threads } from '#features/chat/tables.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

const most = 3;

/** The last messages of the reader's chat in which something was written last. It does not count as having been seen. */
export async function readNewestChat(reading: Reading): Promise<Cards['newestChat']> {
  const { db, deps, entity, identity } = reading;
  const [thread] = await db
    .select({ id: threads.id, isGroup: threads.isGroup, title: threads.title })
    .from(members)
    .innerJoin(threads, and(eq(threads.entity, members.entity), eq(threads.id, members.threadId)))
    .where(
      and(eq(members.entity, entity), eq(members.personId, identity.personId), isNull(members.leftAt), isNotNull(threads.lastMessageId)),
    )
    .orderBy(desc(threads.lastTime), desc(threads.lastMessageId))
    .limit(1);
  if (!thread) return { thread: null };
  const [rows, otherId] = await Promise.all([readLastMessages(thread.id, reading), thread.isGroup ? null : readOther(thread.id, reading)]);
  const people = await readPersonRefs(db, deps.files, entity, [otherId, ...rows.map(({ senderId }) => senderId)]);
  const other = people.get(otherId ?? 0);
  return {
    thread: {
      ...thread,
      ...{ title: other?.fullName ?? thread.title, avatar: other?.avatar ?? null },
      messages: rows.map(({ senderId, message, attachments, time, id }) => {
        const sender = people.get(senderId);
        return {
          ...{ id, text: plainText(message), files: attachments.length, time: time.toISOString(), isOwn: senderId === identity.personId },
          sender: sender ? { id: sender.id, fullName: sender.fullName, avatar: sender.avatar } : null,
        };
      }),
    },
  };
}

/** In the order of time; replies stand beside the chat, what was deleted nowhere. */
async function readLastMessages(threadId: number, { db, entity }: Reading) {
  const { id, senderId, message, attachments, time } = messages;
  const rows = await db
    .select({ id, senderId, message, attachments, time })
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.threadId, threadId), isNull(messages.rootId), isNull(messages.deletedAt)))
    .orderBy(desc(id))
    .limit(most);
  return rows.reverse();
}

/** The other of a chat of two. */
async function readOther(threadId: number, { db, entity, identity }: Reading): Promise<number | null> {
  const [row] = await db
    .select({ personId: members.personId })
    .from(members)
    .where(and(eq(members.entity, entity), eq(members.threadId, threadId), ne(members.personId, identity.personId)));
  return row?.personId ?? null;
}
