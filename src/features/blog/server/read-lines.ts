import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { CategoryRef } from '../category-contract.ts';
import type { PostLine } from '../contract.ts';
import { bookmarksView as bookmarks, categoriesView as categories, commentsView as comments, postsView as posts } from '../tables.ts';
import { categoryOrder } from './category-order.ts';
import { picturesOf } from './kept-pictures.ts';
import { newestFirst, shownStatus } from './seen-posts.ts';

/** Posts as lists show them, newest first. */
export async function readLines(where: SQL | undefined, page: { limit: number; offset: number }, scope: Scope): Promise<PostLine[]> {
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

/** The signed address of a post's picture. */
export function coverAddress(fileId: number | null, pictures: ReadonlyMap<number, string>, { deps, entity }: Scope): string | null {
  const name = fileId === null ? undefined : pictures.get(fileId);
  return fileId === null || name === undefined ? null : deps.files.address({ entity, id: fileId, name });
}

/** All categories in their order. */
export async function readCategories({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<CategoryRef[]> {
  return db
    .select({ id: categories.id, name: categories.name, icon: categories.icon })
    .from(categories)
    .where(live(categories, entity))
    .orderBy(...categoryOrder(categories));
}

/** Those of some posts that the caller has bookmarked. */
async function markedOf(postIds: number[], { db, entity, identity }: Scope): Promise<Set<number>> {
  if (postIds.length === 0) return new Set();
  const own = and(eq(bookmarks.entity, entity), eq(bookmarks.personId, identity.personId), inArray(bookmarks.postId, postIds));
  const found = await db.select({ postId: bookmarks.postId }).from(bookmarks).where(own);
  return new Set(found.map(({ postId }) => postId));
}

/** How many comments of some posts are to be read by everybody. */
async function countComments(postIds: number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (postIds.length === 0) return new Map();
  const found = await db
    .select({ postId: comments.postId, all: count() })
    .from(comments)
    .where(and(live(comments, entity), isNull(comments.hiddenAt), inArray(comments.postId, postIds)))
    .groupBy(comments.postId);
  return new Map(found.map(({ postId, all }) => [postId, all]));
}
