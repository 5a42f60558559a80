import { and, count, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { answerUnpaged, maxUnpaged } from '#server/answer-unpaged.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { CategoryRef } from '../category-contract.ts';
import type * as contract from '../contract.ts';
import type { listBlog as everyContract, PostLine } from '../contract.ts';
import { bookmarksView as bookmarks, categoriesView as categories, commentsView as comments, postsView as posts } from '../tables.ts';
import { categoryOrder } from './categories.ts';
import { newestFirst, ofStatus, publishedBy, shownStatus, visiblePosts } from './find-posts.ts';
import { picturesOf } from './picture-references.ts';

/** Returns the posts the caller can see, up to the response limit. */
export async function listBlog(_given: GivenOf<typeof everyContract>, scope: Scope): Promise<AnswerOf<typeof everyContract> | Response> {
  return answerUnpaged(await readLines(visiblePosts(scope), { limit: maxUnpaged + 1, offset: 0 }, scope));
}

/** Returns one page of the posts that match the query. */
export async function listPosts({ query }: GivenOf<typeof contract.listPosts>, scope: Scope): Promise<AnswerOf<typeof contract.listPosts>> {
  const { db, entity, identity, now } = scope;
  const q = query.q.trim();
  const own = db
    .select({ one: sql`1` })
    .from(bookmarks)
    .where(and(eq(bookmarks.entity, entity), eq(bookmarks.postId, posts.id), eq(bookmarks.personId, identity.personId)));
  const wanted = and(
    visiblePosts(scope),
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

/** Reads posts in list format, newest first. */
async function readLines(where: SQL | undefined, page: { limit: number; offset: number }, scope: Scope): Promise<PostLine[]> {
  const { db, deps, entity, now } = scope;
  const zone = await companyZone(scope);
  const { id, title, excerpt, tags, status, publishedAt, createdAt, authorId, coverFileId, categoryIds } = posts;
  const rows = await db
    .select({ id, title, excerpt, tags, status, publishedAt, createdAt, authorId, coverFileId, categoryIds })
    .from(posts)
    .where(where)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  const ids = rows.map((row) => row.id);
  const [people, covers, named, marked, said] = [
    await readPersonRefs(
      db,
      deps.files,
      entity,
      rows.map((row) => row.authorId),
    ),
    await picturesOf(
      rows.flatMap((row) => row.coverFileId ?? []),
      scope,
    ),
    await readCategories(scope),
    await markedOf(ids, scope),
    await countComments(ids, scope),
  ];
  return rows.map((row) => {
    const posted = row.publishedAt ?? row.createdAt;
    const author = people.get(row.authorId);
    return {
      id: row.id,
      img: coverAddress(row.coverFileId, covers, scope),
      title: row.title,
      avatar: author?.avatar ?? null,
      userFullName: author?.fullName ?? '',
      blogPosted: dayText(dayIn(zone, posted)),
      tags: row.tags,
      excerpt: row.excerpt,
      comment: said.get(row.id) ?? 0,
      postedAt: posted.toISOString(),
      status: shownStatus(row, now),
      categories: named.filter((one) => row.categoryIds.includes(one.id)),
      isBookmarked: marked.has(row.id),
    };
  });
}

export function coverAddress(fileId: number | null, pictures: ReadonlyMap<number, string>, { deps, entity }: Scope): string | null {
  const name = fileId === null ? undefined : pictures.get(fileId);
  return fileId === null || name === undefined ? null : deps.files.address({ entity, id: fileId, name });
}

/** Returns all categories in order. */
export async function readCategories({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<CategoryRef[]> {
  return db
    .select({ id: categories.id, name: categories.name, icon: categories.icon })
    .from(categories)
    .where(live(categories, entity))
    .orderBy(...categoryOrder(categories));
}

/** Returns which of these posts the caller has bookmarked. */
async function markedOf(postIds: number[], { db, entity, identity }: Scope): Promise<Set<number>> {
  if (postIds.length === 0) return new Set();
  const own = and(eq(bookmarks.entity, entity), eq(bookmarks.personId, identity.personId), inArray(bookmarks.postId, postIds));
  const found = await db.select({ postId: bookmarks.postId }).from(bookmarks).where(own);
  return new Set(found.map(({ postId }) => postId));
}

/** Counts the publicly visible comments of these posts. */
async function countComments(postIds: number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (postIds.length === 0) return new Map();
  const found = await db
    .select({ postId: comments.postId, all: count() })
    .from(comments)
    .where(and(live(comments, entity), isNull(comments.hiddenAt), inArray(comments.postId, postIds)))
    .groupBy(comments.postId);
  return new Map(found.map(({ postId, all }) => [postId, all]));
}

const maxRecent = 4;
const maxTags = 24;

/** Returns the newest published posts, and the categories and tags with their numbers of listed posts. */
export function readSidebar(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.readBlogSidebar>> {
  return withBatchedScope(scope, readParts);
}

async function readParts(scope: Scope): Promise<AnswerOf<typeof contract.readBlogSidebar>> {
  const { db, now } = scope;
  const seen = sql`from ${posts}, unnest`;
  const [recent, held, tags, categories] = await Promise.all([
    readLines(and(visiblePosts(scope), publishedBy(now)), { limit: maxRecent, offset: 0 }, scope),
    queryRows<{ id: string; count: string }>(
      db,
      sql`select held as id, count(*) as count ${seen}(${posts.categoryIds}) held where ${visiblePosts(scope)} group by held`,
    ),
    queryRows<{ tag: string; count: string }>(
      db,
      sql`select tag, count(*) as count ${seen}(${posts.tags}) tag where ${visiblePosts(scope)} group by tag
        order by count(*) desc, tag collate names, tag limit ${maxTags}`,
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
