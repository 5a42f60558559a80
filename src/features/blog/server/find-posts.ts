import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { PostStatus } from '../contract.ts';
import { posts, postsView } from '../tables.ts';

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

/** Published by now: nothing has to run at the moment of a scheduled post. */
export function publishedBy(now: Date): SQL | undefined {
  return and(inArray(postsView.status, ['Published', 'Scheduled']), lte(postsView.publishedAt, now));
}

/** The posts that the caller is shown: who may not edit, those that are published. */
export function seenPosts({ entity, ability, now }: Pick<Scope, 'entity' | 'ability' | 'now'>): SQL | undefined {
  return and(live(postsView, entity), ability.can('update', 'Blog') ? undefined : publishedBy(now));
}

/** Those that are shown with this status. */
export function ofStatus(status: PostStatus, now: Date): SQL | undefined {
  if (status === 'Published') return publishedBy(now);
  return and(eq(postsView.status, status), status === 'Scheduled' ? gt(postsView.publishedAt, now) : undefined);
}

/** As what a post is shown: a scheduled one is published once its moment is there. */
export function shownStatus({ status, publishedAt }: { status: PostStatus; publishedAt: Date | null }, now: Date): PostStatus {
  return status === 'Scheduled' && publishedAt && publishedAt <= now ? 'Published' : status;
}

/** When a post was or will be published, else when it was begun. */
const postedAt = sql`coalesce(${postsView.publishedAt}, ${postsView.createdAt})`;
export const newestFirst = [desc(postedAt), desc(postsView.id)];

/** The path under which the world reads a post; null while it is not published. */
export function publicPathOf(row: Pick<PostRow, 'entity' | 'slug' | 'status' | 'publishedAt'>, now: Date): string | null {
  return shownStatus(row, now) === 'Published' && row.publishedAt && row.publishedAt <= now ? postPath(row.entity, row.slug) : null;
}

export const blogPath = (entity: string) => `/blog/${encodeURIComponent(entity)}`;
export const postPath = (entity: string, slug: string) => `${blogPath(entity)}/posts/${encodeURIComponent(slug)}`;
