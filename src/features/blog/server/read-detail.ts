import { and, count, eq, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { people } from '#features/people/tables.ts';
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
  const { db, deps, entity, now } = scope;
  const zone = await companyZone(scope);
  const row = await findPost(query.id, scope);
  const author = (await readPersonRefs(db, deps.files, entity, [row.authorId])).get(row.authorId);
  const [person] = await db
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, row.authorId)));
  const [content = ''] = await withAddresses([row.content], scope);
  const comments = await readComments(row.id, scope);
  const posted = row.publishedAt ?? row.createdAt;
  return {
    blog: {
      img: coverAddress(row.coverFileId, await picturesOf(row.coverFileId === null ? [] : [row.coverFileId], scope), scope),
      title: row.title,
      avatar: author?.avatar ?? null,
      userFullName: author?.fullName ?? '',
      createdTime: dayText(dayIn(zone, posted)),
      tags: row.tags,
      content,
      comments: comments.filter(({ isHidden, isDeleted }) => !isHidden && !isDeleted).length,
      ...(await readMarks(row, scope)),
      id: row.id,
      postedAt: posted.toISOString(),
      excerpt: row.excerpt,
      status: shownStatus(row, now),
      authorId: row.authorId,
      authorRole: person?.role ?? '',
      categories: (await readCategories(scope)).filter(({ id }) => row.categoryIds.includes(id)),
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
