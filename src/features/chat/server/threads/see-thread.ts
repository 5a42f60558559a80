import { and, eq, isNull, sql } from 'drizzle-orm';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatMessages } from '../../tables.ts';
import { countUnseen } from './count-unseen.ts';
import { tellMembers } from './tell-members.ts';

/**
 * Notes that the signed-in person has seen a thread up to a message, or up to its newest; never goes back. Its members learn of it, and what
 * the person was told about the thread is settled.
 */
export async function seeThread(threadId: number, scope: Scope, upTo = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { db, entity, identity, now } = scope;
  const own = and(
    eq(chatMembers.entity, entity),
    eq(chatMembers.threadId, threadId),
    eq(chatMembers.personId, identity.personId),
    isNull(chatMembers.leftAt),
  );
  // Whoever sends counts in this row last: what the statements below see is counted in it already, and nothing else is.
  const [before] = await db.select().from(chatMembers).where(own).for('update');
  if (!before) return;
  const [newest] = await db
    .select({ id: sql<number | null>`max(${chatMessages.id})`.mapWith(Number) })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.threadId, threadId), sql`${chatMessages.id} <= ${upTo}::bigint`));
  const seenId = Math.max(before.seenId, newest?.id ?? 0);
  const [after] = await db
    .update(chatMembers)
    .set({ seenId, unseen: countUnseen(entity, threadId, identity.personId, seenId) })
    .where(own)
    .returning();
  if (after && (after.seenId !== before.seenId || after.unseen !== before.unseen)) await tellMembers(db, entity, threadId);
  if (after?.unseen === 0) await settleNotifications(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
}
