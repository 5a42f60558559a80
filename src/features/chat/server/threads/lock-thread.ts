import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatThreads } from '../../tables.ts';

/** @throws 404 for a thread in which the signed-in person is not. */
export async function refuseUnlessMember(
  threadId: number,
  { db, entity, identity }: Scope,
  what: 'thread' | 'message' = 'thread',
): Promise<void> {
  const [row] = await db
    .select({ id: chatMembers.threadId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.entity, entity),
        eq(chatMembers.threadId, threadId),
        eq(chatMembers.personId, identity.personId),
        isNull(chatMembers.leftAt),
      ),
    );
  if (!row) throw notFound(what);
}

/**
 * A thread of the signed-in person, in which one at a time now writes: messages stand in the order of their ids, and counts of unseen ones
 * are exact. @param what is missing where they are not in it. @throws 404.
 */
export async function lockThread(
  threadId: number,
  scope: Scope,
  what: 'thread' | 'message' = 'thread',
): Promise<typeof chatThreads.$inferSelect> {
  const { db, entity } = scope;
  await refuseUnlessMember(threadId, scope, what);
  const [thread] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, threadId)))
    .for('no key update');
  if (!thread) throw notFound(what);
  // Whoever was taken out while this waited is out.
  await refuseUnlessMember(threadId, scope, what);
  return thread;
}

/** The same, of a group. @throws 404 for a chat of two. */
export async function lockGroup(threadId: number, scope: Scope): Promise<typeof chatThreads.$inferSelect> {
  const thread = await lockThread(threadId, scope);
  if (!thread.isGroup) throw notFound('group');
  return thread;
}
