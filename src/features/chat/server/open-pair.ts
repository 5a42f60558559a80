import { and, eq } from 'drizzle-orm';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { chatMembers, chatThreads } from '../tables.ts';
import { findContact } from './contacts.ts';

/** Returns the thread of the caller and a contact, if it exists. */
export async function findPair(contactId: number, { db, entity, identity }: Scope): Promise<number | null> {
  const [thread] = await db
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.pair, pairOf(identity.personId, contactId))));
  return thread?.id ?? null;
}

/** Returns the direct chat with a contact, creating it if needed; only once, even when both start it concurrently. */
export async function openPair(contactId: number, scope: Scope): Promise<number> {
  const { db, entity, identity, now } = scope;
  const there = await findPair(contactId, scope);
  if (there !== null) return there;
  const id = await nextId(db, entity, 'chat thread');
  const [added] = await db
    .insert(chatThreads)
    .values({ entity, id, pair: pairOf(identity.personId, contactId), createdBy: identity.personId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: chatThreads.id });
  if (!added) {
    const others = await findPair(contactId, scope);
    if (others === null) throw new Error('the chat of two was not made');
    return others;
  }
  await db
    .insert(chatMembers)
    .values([identity.personId, contactId].map((personId) => ({ entity, threadId: id, personId, joinedAt: now })));
  return id;
}

/** Unique key of a direct chat. */
export function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** Returns the given thread, or the one with a contact, which is created if needed. @throws 400 unless exactly one is given; 404. */
export async function ownOrPair(
  { threadId, contactId }: { threadId?: number | undefined; contactId?: number | undefined },
  scope: Scope,
): Promise<number> {
  if ((threadId === undefined) === (contactId === undefined)) throw invalid('threadId', { code: 'one_of_two', other: 'contactId' });
  if (threadId !== undefined) return threadId;
  const { id } = await findContact(contactId ?? 0, scope);
  return openPair(id, scope);
}
