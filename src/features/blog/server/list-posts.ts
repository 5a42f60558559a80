import { and, count, eq, exists, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { answerUnpaged, mostUnpaged } from '#server/answer-unpaged.ts';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import type { listPosts as contract, listBlog as everyContract } from '../contract.ts';
import { bookmarksView as bookmarks, postsView as posts } from '../tables.ts';
import { readLines } from './read-lines.ts';
import { ofStatus, seenPosts } from './seen-posts.ts';

/** The posts that the caller is shown, as far as one answer holds them. */
export async function listBlog(_given: GivenOf<typeof everyContract>, scope: Scope): Promise<AnswerOf<typeof everyContract> | Response> {
  return answerUnpaged(await readLines(seenPosts(scope), { limit: mostUnpaged + 1, offset: 0 }, scope));
}

/** A page of the posts that are looked for. */
export async function listPosts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const q = query.q.trim();
  const own = db
    .select({ one: sql`1` })
    .from(bookmarks)
    .where(and(eq(bookmarks.entity, entity), eq(bookmarks.postId, posts.id), eq(bookmarks.personId, identity.personId)));
  const wanted = and(
    seenPosts(scope),
    q === '' ? undefined : containsText(posts.searchText, q),
    query.category === undefined ? undefined : sql`${posts.categoryIds} @> array[${query.category}]::bigint[]`,
    query.tag === undefined ? undefined : sql`${posts.tags} @> array[${query.tag}]::text[]`,
    query.status === undefined ? undefined : ofStatus(query.status, now),
    query.bookmarked ? exists(own) : undefined,
  );
  const offset = pageOffset(query);
  const rows = offset === null ? [] : await readLines(wanted, { limit: query.perPage, offset }, scope);
  const [counted] = await db.select({ total: count() }).from(posts).where(wanted);
  return { posts: rows, total: counted?.total ?? 0 };
}
