import { and, eq, type SQL } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { posts, postsView } from '../tables.ts';
import { newestFirst, seenPosts } from './seen-posts.ts';

export type PostRow = Omit<typeof posts.$inferSelect, 'searchText'>;

/** A post that the caller is shown, the newest without an id. @throws 404 */
export async function findPost(id: number | undefined, scope: Scope): Promise<PostRow> {
  const chosen = and(seenPosts(scope), id === undefined ? undefined : eq(postsView.id, id));
  const [row] = await scope.db
    .select()
    .from(postsView)
    .where(chosen)
    .orderBy(...newestFirst)
    .limit(1);
  if (!row) throw notFound('post');
  return row;
}

/** A post that is about to be written. @throws 404 */
export async function lockPost(id: number, { db, entity }: Scope, where: SQL | undefined = live(posts, entity)): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.entity, entity), eq(posts.id, id), where))
    .for('update');
  if (!row) throw notFound('post');
  return row;
}
