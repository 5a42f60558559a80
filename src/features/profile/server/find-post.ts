import { and, eq, isNotNull } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { posts } from '../tables.ts';

export type PostRow = typeof posts.$inferSelect;

/** A post that is about to be written or named: it waits for whoever writes it, and stays until this ends. @throws 404 */
export async function lockPost(id: number, { db, entity }: Scope, how: 'share' | 'update' = 'update', isDeleted = false): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(isDeleted ? and(eq(posts.entity, entity), isNotNull(posts.deletedAt)) : live(posts, entity), eq(posts.id, id)))
    .for(how);
  if (!row) throw notFound('post');
  return row;
}
