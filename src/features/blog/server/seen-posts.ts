import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { PostStatus } from '../contract.ts';
import { postsView as posts } from '../tables.ts';

/** Published by now: nothing has to run at the moment of a scheduled post. */
export function publishedBy(now: Date): SQL | undefined {
  return and(inArray(posts.status, ['Published', 'Scheduled']), lte(posts.publishedAt, now));
}

/** The posts that the caller is shown: who may not edit, those that are published. */
export function seenPosts({ entity, ability, now }: Pick<Scope, 'entity' | 'ability' | 'now'>): SQL | undefined {
  return and(live(posts, entity), ability.can('update', 'Blog') ? undefined : publishedBy(now));
}

/** Those that are shown with this status. */
export function ofStatus(status: PostStatus, now: Date): SQL | undefined {
  if (status === 'Published') return publishedBy(now);
  return and(eq(posts.status, status), status === 'Scheduled' ? gt(posts.publishedAt, now) : undefined);
}

/** As what a post is shown: a scheduled one is published once its moment is there. */
export function shownStatus({ status, publishedAt }: { status: PostStatus; publishedAt: Date | null }, now: Date): PostStatus {
  return status === 'Scheduled' && publishedAt && publishedAt <= now ? 'Published' : status;
}

/** When a post was or will be published, else when it was begun. */
const postedAt = sql`coalesce(${posts.publishedAt}, ${posts.createdAt})`;
export const newestFirst = [desc(postedAt), desc(posts.id)];
