import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatMessages, chatThreads, type StoredChatAttachment } from '../../tables.ts';
import { lockThread } from '../threads/lock-thread.ts';
import { tellMembers } from '../threads/tell-members.ts';
import { findSent, type SentRow } from './find-sent.ts';
import { writtenColumns } from './message-columns.ts';
import { notifyMembers } from './notify-members.ts';

interface NewMessage {
  message: string;
  attachments: StoredChatAttachment[];
  clientId: string | undefined;
}

/**
 * Appends a message to an own thread, which moves to the top: the others have one unseen more, the sender's draft is gone. What was sent
 * under the same `clientId` already is answered as it is. @throws 404.
 */
export async function addMessage(threadId: number, { message, attachments, clientId }: NewMessage, scope: Scope): Promise<SentRow> {
  const { db, entity, identity, now } = scope;
  const thread = await lockThread(threadId, scope);
  const before = await findSent(clientId, scope);
  if (before) return before;
  // A clock that lags behind another server's must not break the order that a jump to a date relies on.
  const time = thread.lastTime !== null && thread.lastTime > now ? thread.lastTime : now;
  const id = await nextId(db, entity, 'chat message');
  const [added] = await db
    .insert(chatMessages)
    .values({ entity, id, threadId, senderId: identity.personId, message, attachments, clientId: clientId ?? null, time })
    .onConflictDoNothing()
    .returning({ ...writtenColumns, threadId: chatMessages.threadId });
  if (!added) return sentMeanwhile(clientId, scope);
  await db
    .update(chatThreads)
    .set({ lastMessageId: id, lastTime: time })
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, threadId)));
  const members = and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt));
  await db
    .update(chatMembers)
    .set({ unseen: sql`${chatMembers.unseen} + 1` })
    .where(and(members, ne(chatMembers.personId, identity.personId)));
  await db
    .update(chatMembers)
    .set({ draft: '' })
    .where(and(members, eq(chatMembers.personId, identity.personId), ne(chatMembers.draft, '')));
  await notifyMembers(thread, added, scope);
  await tellMembers(db, entity, threadId);
  return added;
}

/** The same id was used in another thread at the same moment: that message is the one. */
async function sentMeanwhile(clientId: string | undefined, scope: Scope): Promise<SentRow> {
  const sent = await findSent(clientId, scope);
  if (!sent) throw new Error('the message was not added');
  return sent;
}
