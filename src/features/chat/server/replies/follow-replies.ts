import { and, eq, ne, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { chatFollowers } from '../../tables.ts';

/** Counts a new reply for all who take part, whom it takes in: who wrote the message, who replies and who is named. Answers the others. */
export async function followReplies(
  { rootId, threadId, persons }: { rootId: number; threadId: number; persons: readonly number[] },
  { db, entity, identity }: Scope,
): Promise<number[]> {
  const values = [...new Set([identity.personId, ...persons])].map((personId) => ({ entity, rootId, threadId, personId }));
  await db.insert(chatFollowers).values(values).onConflictDoNothing();
  const others = await db
    .update(chatFollowers)
    .set({ unseen: sql`${chatFollowers.unseen} + 1` })
    .where(and(eq(chatFollowers.entity, entity), eq(chatFollowers.rootId, rootId), ne(chatFollowers.personId, identity.personId)))
    .returning({ personId: chatFollowers.personId });
  return others.map(({ personId }) => personId);
}
