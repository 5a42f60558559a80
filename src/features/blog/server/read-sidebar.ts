import { and, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { readBlogSidebar as contract } from '../contract.ts';
import { postsView as posts } from '../tables.ts';
import { readCategories, readLines } from './read-lines.ts';
import { publishedBy, seenPosts } from './seen-posts.ts';

const mostRecent = 4;
const mostTags = 24;

/** The newest published posts, and categories and tags with how many posts of the list they have. */
export function readSidebar(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, readParts);
}

async function readParts(scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, now } = scope;
  const seen = sql`from ${posts}, unnest`;
  const [recent, held, tags, categories] = await Promise.all([
    readLines(and(seenPosts(scope), publishedBy(now)), { limit: mostRecent, offset: 0 }, scope),
    queryRows<{ id: string; count: string }>(
      db,
      sql`select held as id, count(*) as count ${seen}(${posts.categoryIds}) held where ${seenPosts(scope)} group by held`,
    ),
    queryRows<{ tag: string; count: string }>(
      db,
      sql`select tag, count(*) as count ${seen}(${posts.tags}) tag where ${seenPosts(scope)} group by tag
        order by count(*) desc, tag collate names, tag limit ${mostTags}`,
    ),
    readCategories(scope),
  ]);
  const counts = new Map(held.map(({ id, count }) => [Number(id), Number(count)]));
  return {
    recentPosts: recent.map(({ img, title, id, blogPosted, postedAt }) => ({ img, title, id, createdTime: blogPosted, postedAt })),
    categories: categories.map(({ id, name, icon }) => ({ category: name, icon, id, count: counts.get(id) ?? 0 })),
    tags: tags.map(({ tag, count }) => ({ tag, count: Number(count) })),
  };
}
