import { and, eq, inArray, like, lte } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { files } from '#platform/files/tables.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { categories, posts, revisions, slugs } from '../tables.ts';
import { cleanArticle } from './clean-article.ts';
import { lockPost, type PostRow } from './find-posts.ts';
import { keepPictures, pictureIds } from './kept-pictures.ts';
import { showEdited } from './read-post.ts';

/** Begins a post. */
export async function addPost({ body }: GivenOf<typeof contract.addPost>, scope: Scope): Promise<AnswerOf<typeof contract.addPost>> {
  const { slug = '', ...given } = body;
  const written = await mergeWritten(given, unwritten, null, scope);
  const id = await nextId(scope.db, scope.entity, 'blog post');
  const row = await insertPost({ id, slug, written, authorId: scope.identity.personId }, scope);
  await announce(scope.db, scope.entity, { kind: 'blog', ids: [id] });
  return { post: await showEdited(row, scope) };
}

/** Inserts a post with its first revision. The row comes before its slug, which names it. */
async function insertPost({ id, slug, written, authorId }: { id: number; slug: string; written: Written; authorId: number }, scope: Scope) {
  const { db, entity, now } = scope;
  await db
    .insert(posts)
    .values({ ...written, slug, entity, id, authorId, contentText: textOfHtml(written.content), createdAt: now, updatedAt: now });
  const claimed = await claimSlug({ id, title: written.title, given: slug }, scope);
  await db.insert(revisions).values({ ...written, slug: claimed, entity, postId: id, number: 1, personId: authorId, createdAt: now });
  const [row] = await db
    .update(posts)
    .set({ slug: claimed })
    .where(and(eq(posts.entity, entity), eq(posts.id, id)))
    .returning();
  if (!row) throw new Error('the post has just been added');
  return row;
}

/** Saves a post as its next revision; based on an older one it is refused, so that nobody's text is overwritten. */
export async function savePost(
  { params, body }: GivenOf<typeof contract.savePost>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.savePost>> {
  const { version, slug, ...given } = body;
  const row = await lockPost(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('post', await showEdited(row, scope));
  const written = await mergeWritten(given, row, row.id, scope);
  return { post: await showEdited(await writeRevision(row, { written, slug }, scope), scope) };
}

/**
 * Makes of a locked post its next revision, unless it says what the post says already.
 * @param slug undefined to keep it, empty to make it from the title
 */
export async function writeRevision(
  before: PostRow,
  { written, slug, restoredFrom = null }: { written: Written; slug: string | undefined; restoredFrom?: number | null },
  scope: Scope,
): Promise<PostRow> {
  const { db, entity, identity, now } = scope;
  const claimed = slug === undefined ? before.slug : await claimSlug({ id: before.id, title: written.title, given: slug }, scope);
  const next = { ...written, slug: claimed };
  if (isSame(before, next)) return before;
  const number = before.version + 1;
  await db
    .insert(revisions)
    .values({ ...next, entity, postId: before.id, number, personId: identity.personId, restoredFrom, createdAt: now });
  const [after] = await db
    .update(posts)
    .set({ ...next, contentText: textOfHtml(next.content), version: number, updatedAt: now })
    .where(and(eq(posts.entity, entity), eq(posts.id, before.id)))
    .returning();
  if (claimed !== before.slug) await releaseUnread(before.slug, before.id, scope);
  await announce(db, entity, { kind: 'blog', ids: [before.id] });
  return after ?? before;
}

function isSame(before: PostRow, next: Written & { slug: string }): boolean {
  return (Object.keys(next) as (keyof typeof next)[]).every((name) => JSON.stringify(before[name]) === JSON.stringify(next[name]));
}

type Given = Omit<GivenOf<typeof contract.savePost>['body'], 'version'>;

/** What a revision holds of a post; its slug is claimed by itself. */
type Written = Pick<
  typeof posts.$inferSelect,
  'title' | 'status' | 'excerpt' | 'content' | 'tags' | 'categoryIds' | 'coverFileId' | 'publishedAt'
>;

const unwritten: Written = {
  ...{ title: '', status: 'Draft', excerpt: '', content: '', tags: [], categoryIds: [], coverFileId: null, publishedAt: null },
};

/** A post with what was given, checked and cleaned. @param id its own; null for one that begins */
async function mergeWritten(given: Given, before: Written, id: number | null, scope: Scope): Promise<Written> {
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

/** What a title without letters and digits is called. */
const namelessSlug = 'post';

/**
 * Takes a slug for a post: the given one, or one made from its title, with a number where that is taken.
 * @throws 400 when the given one is or was another post's
 */
async function claimSlug(post: { id: number; title: string; given: string }, scope: Scope): Promise<string> {
  const given = slugOfTitle(post.given);
  if (given) {
    if (await take(given, post.id, scope)) return given;
    throw invalid('slug', 'slug_taken');
  }
  const made = slugOfTitle(post.title) || namelessSlug;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (await take(slug, post.id, scope)) return slug;
  }
}

/** Two who take one at once wait for each other here: one of them finds it taken. */
async function take(slug: string, postId: number, { db, entity }: Scope): Promise<boolean> {
  const added = await db.insert(slugs).values({ entity, slug, postId }).onConflictDoNothing().returning({ slug: slugs.slug });
  if (added.length > 0) return true;
  const [held] = await db
    .select({ postId: slugs.postId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  return held?.postId === postId;
}

/** Lets go of a slug under which nobody can have read the post: others may have it. */
async function releaseUnread(slug: string, postId: number, { db, entity, now }: Scope): Promise<void> {
  const read = await db
    .select({ number: revisions.number })
    .from(revisions)
    .where(
      and(
        ...[eq(revisions.entity, entity), eq(revisions.postId, postId), eq(revisions.slug, slug)],
        ...[inArray(revisions.status, ['Published', 'Scheduled']), lte(revisions.publishedAt, now)],
      ),
    )
    .limit(1);
  if (read.length > 0) return;
  await db.delete(slugs).where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), eq(slugs.postId, postId)));
}
