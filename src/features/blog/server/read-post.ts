import { and, count, eq, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type * as contract from '../contract.ts';
import type { EditedPost } from '../contract.ts';
import { bookmarks, bookmarksView, revisionsView as revisions } from '../tables.ts';
import { readComments } from './comments.ts';
import { findPost, type PostRow, publicPathOf, shownStatus } from './find-posts.ts';
import { coverAddress, readCategories } from './list-posts.ts';
import { picturesOf, withAddresses } from './picture-references.ts';

export async function readDetail(
  { query }: GivenOf<typeof contract.readBlogDetail>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readBlogDetail>> {
  const row = await findPost(query.id, scope);
  return withBatchedScope(scope, (batched) => readDetailOf(row, batched));
}

async function readDetailOf(row: PostRow, scope: Scope): Promise<AnswerOf<typeof contract.readBlogDetail>> {
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

/** Counts the bookmarks of a post, and reports whether the caller has one. */
async function readMarks(
  { id }: Pick<PostRow, 'id'>,
  { db, entity, identity }: Scope,
): Promise<{ bookmarked: number; isBookmarked: boolean }> {
  const own = sql`count(*) filter (where ${bookmarksView.personId} = ${identity.personId})`.mapWith(Number);
  const [row] = await db
    .select({ all: count(), own })
    .from(bookmarksView)
    .where(and(eq(bookmarksView.entity, entity), eq(bookmarksView.postId, id)));
  return { bookmarked: row?.all ?? 0, isBookmarked: (row?.own ?? 0) > 0 };
}

/** Sets or removes the caller's bookmark of a post. Only the caller's own pages are notified. */
export async function bookmarkPost(
  { params, body }: GivenOf<typeof contract.bookmarkPost>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.bookmarkPost>> {
  const { db, entity, identity, now } = scope;
  const post = await findPost(params.id, scope);
  const key = { entity, postId: post.id, personId: identity.personId };
  if (body.isBookmarked)
    await db
      .insert(bookmarks)
      .values({ ...key, createdAt: now })
      .onConflictDoNothing();
  else
    await db
      .delete(bookmarks)
      .where(and(eq(bookmarks.entity, entity), eq(bookmarks.postId, post.id), eq(bookmarks.personId, identity.personId)));
  await announce(db, entity, { kind: 'blog', ids: [post.id], person: identity.personId });
  return readMarks(post, scope);
}

export async function readEdit(
  { query }: GivenOf<typeof contract.readBlogEdit>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readBlogEdit>> {
  return showEdited(await findPost(query.id, scope), scope);
}

/** Converts a post to the format of the edit page. */
export async function showEdited(row: PostRow, scope: Scope): Promise<EditedPost> {
  const { db, deps, entity, now } = scope;
  const zone = await companyZone(scope);
  const [saved] = await db
    .select({ personId: revisions.personId, savedAt: revisions.createdAt })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.postId, row.id), eq(revisions.number, row.version)));
  const people = await readPersonRefs(db, deps.files, entity, [row.authorId, saved?.personId ?? null]);
  const author = people.get(row.authorId);
  const [content = ''] = await withAddresses([row.content], scope);
  const categories = (await readCategories(scope)).filter(({ id }) => row.categoryIds.includes(id));
  return {
    avatar: author?.avatar ?? null,
    userFullName: author?.fullName ?? '',
    createdTime: dayText(dayIn(zone, row.publishedAt ?? row.createdAt)),
    blogTitle: row.title,
    blogCategories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    slug: row.slug,
    status: shownStatus(row, now),
    excerpt: row.excerpt,
    featuredImage: coverAddress(row.coverFileId, await picturesOf(row.coverFileId === null ? [] : [row.coverFileId], scope), scope),
    content,
    id: row.id,
    tags: row.tags,
    featuredFileId: row.coverFileId,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publicPath: publicPathOf(row, now),
    version: row.version,
    savedBy: people.get(saved?.personId ?? 0)?.fullName ?? '',
    savedAt: (saved?.savedAt ?? row.updatedAt).toISOString(),
  };
}
