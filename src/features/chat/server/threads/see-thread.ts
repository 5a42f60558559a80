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
  const newestId = sql<number>`coalesce((
    select max(newest.id) from ${chatMessages} newest
    where newest.entity = ${entity} and newest.thread_id = ${threadId} and newest.id <= ${upTo}::bigint
  ), 0)`.mapWith(Number);
  const [known] = await db.select({ seenId: chatMembers.seenId, unseen: chatMembers.unseen, newestId }).from(chatMembers).where(own);
  if (!known) return;
  let { unseen } = known;
  if (unseen > 0 || known.newestId > known.seenId) {
    // Whoever sends counts in this row last: what the statements below see is counted in it already, and nothing else is.
    const [before] = await db.select().from(chatMembers).where(own).for('update');
    if (!before) return;
    const [newest] = await db.select({ newestId }).from(sql`(values (1)) one`);
    const seenId = Math.max(before.seenId, newest?.newestId ?? 0);
    const [after] = await db
      .update(chatMembers)
      .set({ seenId, unseen: countUnseen(entity, threadId, identity.personId, seenId) })
      .where(own)
      .returning();
    if (!after) return;
    ({ unseen } = after);
    if (seenId !== before.seenId || unseen !== before.unseen) await tellMembers(db, entity, threadId);
  }
  if (unseen === 0) await settleNotifications(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
}
