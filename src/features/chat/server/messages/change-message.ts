import { and, desc, eq, isNull } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { chatMembers, chatMessages, chatThreads } from '../../tables.ts';
import { countUnseenReplies } from '../replies/count-unseen-replies.ts';
import { countUnseen } from '../threads/count-unseen.ts';
import { tellMembers } from '../threads/tell-members.ts';
import type { SentRow } from './find-sent.ts';
import { writtenColumns } from './message-columns.ts';
import { tellMessage } from './tell-messages.ts';

type Changed = Partial<Pick<SentRow, 'message' | 'editedAt' | 'deletedAt' | 'pinnedAt'>>;

/** Writes a change of a message whose thread is locked, and tells the members. */
export async function changeMessage({ id, threadId, rootId }: SentRow, changed: Changed, scope: Scope): Promise<ChatMessage> {
  const { db, entity } = scope;
  const [row] = await db
    .update(chatMessages)
    .set(changed)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)))
    .returning(writtenColumns);
  if (!row) throw new Error('the message was not changed');
  if ('deletedAt' in changed) await (rootId === null ? recount(threadId, scope) : countUnseenReplies(rootId, scope));
  await tellMembers(db, entity, threadId);
  return tellMessage(row, scope);
}

/** Which message of a locked thread is the last, and how many each member has not seen, after one has gone or come back. */
async function recount(threadId: number, { db, entity }: Scope): Promise<void> {
  const [last] = await db
    .select({ id: chatMessages.id, time: chatMessages.time })
    .from(chatMessages)
    .where(and(live(chatMessages, entity), eq(chatMessages.threadId, threadId), isNull(chatMessages.rootId)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  await db
    .update(chatThreads)
    .set({ lastMessageId: last?.id ?? null, lastTime: last?.time ?? null })
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, threadId)));
  const ofThread = and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId));
  // Whoever marks the thread as seen meanwhile waits, and counts after this.
  const members = await db.select().from(chatMembers).where(ofThread).orderBy(chatMembers.personId).for('update');
  for (const { personId, seenId, leftAt } of members) {
    if (leftAt !== null) continue;
    await db
      .update(chatMembers)
      .set({ unseen: countUnseen(entity, threadId, personId, seenId) })
      .where(and(ofThread, eq(chatMembers.personId, personId)));
  }
}
