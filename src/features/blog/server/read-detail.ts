import { and, count, eq, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { readBlogDetail as contract } from '../contract.ts';
import { bookmarksView as bookmarks } from '../tables.ts';
import { findPost, type PostRow } from './find-post.ts';
import { picturesOf, withAddresses } from './kept-pictures.ts';
import { publicPathOf } from './public-path.ts';
import { readComments } from './read-comments.ts';
import { coverAddress, readCategories } from './read-lines.ts';
import { shownStatus } from './seen-posts.ts';

/** One post with its comments. */
export async function readDetail({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await findPost(query.id, scope);
  return withBatchedScope(scope, (batched) => readDetailOf(row, batched));
}

async function readDetailOf(row: PostRow, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, now } = scope;
  const [zone, authors, [person], [content = ''], comments, pictures, marks, categories] = await Promise.all([
    companyZone(scope),
    readPersonRefs(db, deps.files, entity, [row.authorId]),
    db
      .select({ role: people.role })
      .from(people)
      .where(and(eq(people.entity, entity), eq(people.id, row.authorId))),
    withAddresses([row.content], scope),
    readComments(row.id, scope),
    picturesOf(row.coverFileId === null ? [] : [row.coverFileId], scope),
    readMarks(row, scope),
    readCategories(scope),
  ]);
  const author = authors.get(row.authorId);
  const posted = row.publishedAt ?? row.createdAt;
  return {
    blog: {
      img: coverAddress(row.coverFileId, pictures, scope),
      title: row.title,
      avatar: author?.avatar ?? null,
      userFullName: author?.fullName ?? '',
      createdTime: dayText(dayIn(zone, posted)),
      tags: row.tags,
      content,
      comments: comments.filter(({ isHidden, isDeleted }) => !isHidden && !isDeleted).length,
      ...marks,
      id: row.id,
      postedAt: posted.toISOString(),
      excerpt: row.excerpt,
      status: shownStatus(row, now),
      authorId: row.authorId,
      authorRole: person?.role ?? '',
      categories: categories.filter(({ id }) => row.categoryIds.includes(id)),
      publicPath: publicPathOf(row, now),
      version: row.version,
    },
    comments,
  };
}

/** How many people have bookmarked a post, and whether the caller has. */
export async function readMarks(
  { id }: Pick<PostRow, 'id'>,
  { db, entity, identity }: Scope,
): Promise<{ bookmarked: number; isBookmarked: boolean }> {
  const own = sql`count(*) filter (where ${bookmarks.personId} = ${identity.personId})`.mapWith(Number);
  const [row] = await db
    .select({ all: count(), own })
    .from(bookmarks)
    .where(and(eq(bookmarks.entity, entity), eq(bookmarks.postId, id)));
  return { bookmarked: row?.all ?? 0, isBookmarked: (row?.own ?? 0) > 0 };
}
