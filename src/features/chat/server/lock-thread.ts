import { and, eq, isNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatThreads } from '../tables.ts';

/** @throws 404 unless the caller is a member of the thread. */
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
 * Locks a thread of the caller so that writes are serialized: message ids follow their order, and unseen counts stay exact.
 * @param what What the 404 reports as missing when the caller isn't a member.
 * @throws 404.
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
  // The caller may have been removed while waiting for the lock.
  await refuseUnlessMember(threadId, scope, what);
  return thread;
}

/** Locks a group of the caller like `lockThread`. @throws 404 for a direct chat. */
export async function lockGroup(threadId: number, scope: Scope): Promise<typeof chatThreads.$inferSelect> {
  const thread = await lockThread(threadId, scope);
  if (!thread.isGroup) throw notFound('group');
  return thread;
}

/** Announces a change in a thread to each of its members. @param others People to notify too, although they are no longer members. */
export async function notifyThreadMembers(db: Db, entity: string, threadId: number, others: readonly number[] = []): Promise<void> {
  const members = await db
    .select({ person: chatMembers.personId })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt)));
  const persons = new Set([...members.map(({ person }) => person), ...others]);
  await announce(db, entity, ...[...persons].map((person) => ({ kind: 'chat' as const, ids: [threadId], person })));
}

/** Announces a change to one person only, such as a draft or a read mark. */
export async function tellPerson(db: Db, entity: string, threadId: number, person: number): Promise<void> {
  await announce(db, entity, { kind: 'chat', ids: [threadId], person });
}
