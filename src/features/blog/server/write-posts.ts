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
import { pictureIds, toStoredHtml } from './picture-references.ts';
import { showEdited } from './read-post.ts';

export async function addPost({ body }: GivenOf<typeof contract.addPost>, scope: Scope): Promise<AnswerOf<typeof contract.addPost>> {
  const { slug = '', ...given } = body;
  const written = await mergeWritten(given, unwritten, null, scope);
  const id = await nextId(scope.db, scope.entity, 'blog post');
  const row = await insertPost({ id, slug, written, authorId: scope.identity.personId }, scope);
  await announce(scope.db, scope.entity, { kind: 'blog', ids: [id] });
  return { post: await showEdited(row, scope) };
}

/** Inserts a post with its first revision. The row comes first, because the slug references it. */
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

/** Saves a post as its next revision. Refused when based on an older one, so no text is overwritten. */
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
 * Creates the next revision of a locked post, unless nothing changed.
 * @param slug undefined to keep it, empty to derive it from the title
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

/** The columns stored per revision; the slug is claimed separately. */
type Written = Pick<
  typeof posts.$inferSelect,
  'title' | 'status' | 'excerpt' | 'content' | 'tags' | 'categoryIds' | 'coverFileId' | 'publishedAt'
>;

const unwritten: Written = {
  ...{ title: '', status: 'Draft', excerpt: '', content: '', tags: [], categoryIds: [], coverFileId: null, publishedAt: null },
};

/** Merges the given fields into a post, validated and sanitized. @param id of the post; null for a new one */
async function mergeWritten(given: Given, before: Written, id: number | null, scope: Scope): Promise<Written> {
  const kept = new Set(pictureIds(before.content));
  return {
    title: given.blogTitle ?? before.title,
    excerpt: given.excerpt ?? before.excerpt,
    content: given.content === undefined ? before.content : await toStoredHtml(cleanArticle(given.content, 'content'), kept, scope),
    tags: given.tags ? [...new Set(given.tags)] : before.tags,
    categoryIds: given.categoryIds ? await knownCategories(given.categoryIds, before, scope) : before.categoryIds,
    coverFileId: await checkedCover(given.featuredFileId, before, id, scope),
    ...publication(given, before, scope.now),
  };
}

/** Resolves status and time of publication: a scheduled post whose time has passed is published. */
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

/** Returns a picture the caller uploaded, or one the post has or had. */
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

/** Slug for titles without letters or digits. */
const namelessSlug = 'post';

/**
 * Claims a slug for a post: the given one, or one derived from the title, with a number added when taken.
 * @throws 400 when the given one belongs or belonged to another post
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

/** Of two concurrent claims the second waits here and finds the slug taken. */
async function take(slug: string, postId: number, { db, entity }: Scope): Promise<boolean> {
  const added = await db.insert(slugs).values({ entity, slug, postId }).onConflictDoNothing().returning({ slug: slugs.slug });
  if (added.length > 0) return true;
  const [held] = await db
    .select({ postId: slugs.postId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  return held?.postId === postId;
}

/** Releases a slug under which the post was never readable, so other posts can use it. */
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
