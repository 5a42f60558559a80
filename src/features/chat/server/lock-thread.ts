import { and, eq, isNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatThreads } from '../tables.ts';

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

/** A group of the signed-in person, locked as `lockThread` does it. @throws 404 for a chat of two. */
export async function lockGroup(threadId: number, scope: Scope): Promise<typeof chatThreads.$inferSelect> {
  const thread = await lockThread(threadId, scope);
  if (!thread.isGroup) throw notFound('group');
  return thread;
}

/** Tells the members of a thread, each by themselves, that something in it changed. @param others also those, who are no members now. */
export async function tellMembers(db: Db, entity: string, threadId: number, others: readonly number[] = []): Promise<void> {
  const members = await db
    .select({ person: chatMembers.personId })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt)));
  const persons = new Set([...members.map(({ person }) => person), ...others]);
  await announce(db, entity, ...[...persons].map((person) => ({ kind: 'chat' as const, ids: [threadId], person })));
}

/** Tells one person alone: of a draft, of a mark of their own. */
export async function tellPerson(db: Db, entity: string, threadId: number, person: number): Promise<void> {
  await announce(db, entity, { kind: 'chat', ids: [threadId], person });
}
