import { and, eq, inArray, like } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { savePost } from '../contract.ts';
import { categories, type posts, revisions } from '../tables.ts';
import { cleanArticle } from './clean-article.ts';
import { keepPictures, pictureIds } from './kept-pictures.ts';

type Given = Omit<GivenOf<typeof savePost>['body'], 'version'>;

/** What a revision holds of a post; its slug is claimed by itself. */
export type Written = Pick<
  typeof posts.$inferSelect,
  'title' | 'status' | 'excerpt' | 'content' | 'tags' | 'categoryIds' | 'coverFileId' | 'publishedAt'
>;

export const unwritten: Written = {
  ...{ title: '', status: 'Draft', excerpt: '', content: '', tags: [], categoryIds: [], coverFileId: null, publishedAt: null },
};

/** A post with what was given, checked and cleaned. @param id its own; null for one that begins */
export async function mergeWritten(given: Given, before: Written, id: number | null, scope: Scope): Promise<Written> {
  const kept = new Set(pictureIds(before.content));
  return {
    title: given.blogTitle ?? before.title,
    excerpt: given.excerpt ?? before.excerpt,
    content: given.content === undefined ? before.content : await keepPictures(cleanArticle(given.content, 'content'), kept, scope),
    tags: given.tags ? [...new Set(given.tags)] : before.tags,
    categoryIds: given.categoryIds ? await knownCategories(given.categoryIds, before, scope) : before.categoryIds,
    coverFileId: await checkedCover(given.featuredFileId, before, id, scope),
    ...publication(given, before, scope.now),
  };
}

/** When it is to be read: a scheduled post whose moment has passed is a published one. */
function publication(given: Given, before: Written, now: Date): Pick<Written, 'status' | 'publishedAt'> {
  const status = given.status ?? before.status;
  if (status === 'Draft' || status === 'Pending') return { status, publishedAt: null };
  const moment = given.publishedAt ?? before.publishedAt;
  if (status === 'Scheduled') {
    if (!moment) throw invalid('publishedAt', 'required');
    return { status: moment <= now ? 'Published' : status, publishedAt: moment };
  }
  return { status, publishedAt: moment && moment <= now ? moment : now };
}

async function knownCategories(ids: number[], before: Written, { db, entity }: Scope): Promise<number[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(live(categories, entity), inArray(categories.id, wanted)));
  const known = new Set([...found.map(({ id }) => id), ...before.categoryIds]);
  const at = wanted.findIndex((id) => !known.has(id));
  if (at >= 0) throw invalid(`categoryIds.${at}`, 'unknown_category');
  return wanted;
}

/** A picture that the caller uploaded, or that the post has or had. */
async function checkedCover(given: number | null | undefined, before: Written, id: number | null, scope: Scope): Promise<number | null> {
  if (given === undefined || given === before.coverFileId) return before.coverFileId;
  if (given === null) return null;
  const { db, entity, identity } = scope;
  const [own] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, given), eq(files.personId, identity.personId), like(files.mediaType, 'image/%')));
  const [earlier] =
    own || id === null
      ? [own]
      : await db
          .select({ id: revisions.postId })
          .from(revisions)
          .where(and(eq(revisions.entity, entity), eq(revisions.postId, id), eq(revisions.coverFileId, given)))
          .limit(1);
  if (!earlier) throw invalid('featuredFileId', 'unknown_file');
  return given;
}
