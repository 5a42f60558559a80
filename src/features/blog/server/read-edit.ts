import { and, eq } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { readBlogEdit as contract, EditedPost } from '../contract.ts';
import { revisionsView as revisions } from '../tables.ts';
import { findPost, type PostRow } from './find-post.ts';
import { picturesOf, withAddresses } from './kept-pictures.ts';
import { publicPathOf } from './public-path.ts';
import { coverAddress, readCategories } from './read-lines.ts';
import { shownStatus } from './seen-posts.ts';

/** What can be edited of a post. */
export async function readEdit({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return showEdited(await findPost(query.id, scope), scope);
}

/** A post as the page that edits it has it. */
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
