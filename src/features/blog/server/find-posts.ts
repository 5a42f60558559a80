import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { PostStatus } from '../contract.ts';
import { posts, postsView } from '../tables.ts';

export type PostRow = Omit<typeof posts.$inferSelect, 'searchText'>;

/** Returns a post the caller can see; the newest without an id. @throws 404 */
export async function findPost(id: number | undefined, scope: Scope): Promise<PostRow> {
  const chosen = and(visiblePosts(scope), id === undefined ? undefined : eq(postsView.id, id));
  const [row] = await scope.db
    .select()
    .from(postsView)
    .where(chosen)
    .orderBy(...newestFirst)
    .limit(1);
  if (!row) throw notFound('post');
  return row;
}

/** Locks a post for an update. @throws 404 */
export async function lockPost(id: number, { db, entity }: Scope, where: SQL | undefined = live(posts, entity)): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.entity, entity), eq(posts.id, id), where))
    .for('update');
  if (!row) throw notFound('post');
  return row;
}

/** Matches posts published by `now`; scheduled posts need no job to go live. */
export function publishedBy(now: Date): SQL | undefined {
  return and(inArray(postsView.status, ['Published', 'Scheduled']), lte(postsView.publishedAt, now));
}

/** Matches posts the caller can see; only published ones unless they can edit. */
export function visiblePosts({ entity, ability, now }: Pick<Scope, 'entity' | 'ability' | 'now'>): SQL | undefined {
  return and(live(postsView, entity), ability.can('update', 'Blog') ? undefined : publishedBy(now));
}

/** Matches posts displayed with this status. */
export function ofStatus(status: PostStatus, now: Date): SQL | undefined {
  if (status === 'Published') return publishedBy(now);
  return and(eq(postsView.status, status), status === 'Scheduled' ? gt(postsView.publishedAt, now) : undefined);
}

/** Returns the displayed status: a scheduled post is published once its time has come. */
export function shownStatus({ status, publishedAt }: { status: PostStatus; publishedAt: Date | null }, now: Date): PostStatus {
  return status === 'Scheduled' && publishedAt && publishedAt <= now ? 'Published' : status;
}

/** Time of publication, past or scheduled; otherwise of creation. */
const postedAt = sql`coalesce(${postsView.publishedAt}, ${postsView.createdAt})`;
export const newestFirst = [desc(postedAt), desc(postsView.id)];

/** Returns the public path of a post; null while it is unpublished. */
export function publicPathOf(row: Pick<PostRow, 'entity' | 'slug' | 'status' | 'publishedAt'>, now: Date): string | null {
  return shownStatus(row, now) === 'Published' && row.publishedAt && row.publishedAt <= now ? postPath(row.entity, row.slug) : null;
}

export const blogPath = (entity: string) => `/blog/${encodeURIComponent(entity)}`;
export const postPath = (entity: string, slug: string) => `${blogPath(entity)}/posts/${encodeURIComponent(slug)}`;
