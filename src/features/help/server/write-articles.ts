import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid } from '#server/refusal.ts';
import { cleanRichText, textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type * as editContract from '../edit-contract.ts';
import {
  helpArticles as articles,
  helpGroupsView as groups,
  helpArticlesView,
  helpSlugs as slugs,
  helpVersions as versions,
} from '../tables.ts';
import { type ArticleRow, lockArticle, showEdited } from './find-articles.ts';

export async function addArticle(
  { body }: GivenOf<typeof editContract.addArticle>,
  scope: Scope,
): Promise<AnswerOf<typeof editContract.addArticle>> {
  const { slug = '', ...given } = body;
  const written = await mergeWritten(given, unwritten, null, scope);
  const id = await nextId(scope.db, scope.entity, 'help article');
  const row = await insertArticle({ id, slug, written }, scope);
  await announce(scope.db, scope.entity, { kind: 'help', ids: [id] });
  return { article: await showEdited(row, scope) };
}

/** Inserts an article with its first version. The row comes first, because the slug references it. */
async function insertArticle({ id, slug, written }: { id: number; slug: string; written: Written }, scope: Scope): Promise<ArticleRow> {
  const { db, entity, identity, now } = scope;
  const publishedAt = written.state === 'Published' ? now : null;
  const contentText = textOfHtml(written.content);
  await db.insert(articles).values({ ...written, slug, entity, id, contentText, publishedAt, createdAt: now, updatedAt: now });
  const claimed = await claimSlug({ id, question: written.question, given: slug }, scope);
  const { personId } = identity;
  await db.insert(versions).values({ ...written, slug: claimed, entity, articleId: id, number: 1, personId, createdAt: now });
  const [row] = await db
    .update(articles)
    .set({ slug: claimed })
    .where(and(eq(articles.entity, entity), eq(articles.id, id)))
    .returning();
  if (!row) throw new Error('the article has just been added');
  return row;
}

/** Saves an article as its next version. Refused when based on an older one, so no text is overwritten. */
export async function saveArticle(
  { params, body }: GivenOf<typeof editContract.saveArticle>,
  scope: Scope,
): Promise<AnswerOf<typeof editContract.saveArticle>> {
  const { version, slug, ...given } = body;
  const row = await lockArticle(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('article', await showEdited(row, scope));
  const written = await mergeWritten(given, row, row.id, scope);
  return { article: await showEdited(await writeVersion(row, { written, slug }, scope), scope) };
}

interface Next {
  written: Written;
  /** Undefined to keep it, empty to derive it from the question. */
  slug: string | undefined;
  restoredFrom?: number | null;
}

/** Creates the next version of a locked article, unless nothing changed. */
export async function writeVersion(before: ArticleRow, { written, slug, restoredFrom = null }: Next, scope: Scope): Promise<ArticleRow> {
  const { db, entity, identity, now } = scope;
  const claimed = slug === undefined ? before.slug : await claimSlug({ id: before.id, question: written.question, given: slug }, scope);
  const next = { ...written, slug: claimed };
  if (isSame(before, next)) return before;
  const number = before.version + 1;
  await db
    .insert(versions)
    .values({ ...next, entity, articleId: before.id, number, personId: identity.personId, restoredFrom, createdAt: now });
  const publishedAt = before.publishedAt ?? (next.state === 'Published' ? now : null);
  const [after] = await db
    .update(articles)
    .set({ ...next, contentText: textOfHtml(next.content), publishedAt, version: number, updatedAt: now })
    .where(and(eq(articles.entity, entity), eq(articles.id, before.id)))
    .returning();
  if (claimed !== before.slug && before.publishedAt === null) await releaseSlug(before.slug, before.id, scope);
  await announce(db, entity, { kind: 'help', ids: [before.id] });
  return after ?? before;
}

function isSame(before: ArticleRow, next: Written & { slug: string }): boolean {
  return (Object.keys(next) as (keyof typeof next)[]).every((name) => JSON.stringify(before[name]) === JSON.stringify(next[name]));
}

type Given = Omit<GivenOf<typeof editContract.saveArticle>['body'], 'version' | 'slug'>;

/** The columns stored per version; the slug is claimed separately. */
type Written = Pick<typeof articles.$inferSelect, 'question' | 'groupId' | 'content' | 'state' | 'relatedIds'>;

const unwritten: Written = { question: '', groupId: 0, content: '', state: 'Draft', relatedIds: [] };

/** Merges the given fields into an article, validated and sanitized. @param id of the article; null for a new one */
async function mergeWritten(given: Given, before: Written, id: number | null, scope: Scope): Promise<Written> {
  return {
    question: given.question ?? before.question,
    groupId: await knownGroup(given.groupId, before, scope),
    content: given.content === undefined ? before.content : cleanRichText(given.content, 'content'),
    state: given.state ?? before.state,
    relatedIds: given.relatedIds ? await knownArticles(given.relatedIds, before, id, scope) : before.relatedIds,
  };
}

async function knownGroup(groupId: number | undefined, before: Written, { db, entity }: Scope): Promise<number> {
  if (groupId === undefined || groupId === before.groupId) return before.groupId;
  const [found] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.entity, entity), eq(groups.id, groupId)));
  if (!found) throw invalid('groupId', 'unknown_group');
  return groupId;
}

/** Articles related before stay in the list, even if deleted since. */
async function knownArticles(ids: number[], before: Written, id: number | null, { db, entity }: Scope): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: helpArticlesView.id })
    .from(helpArticlesView)
    .where(and(live(helpArticlesView, entity), inArray(helpArticlesView.id, wanted)));
  const known = new Set([...found.map((row) => row.id), ...before.relatedIds]);
  const at = wanted.findIndex((one) => !known.has(one) || one === id);
  if (at >= 0) throw invalid(`relatedIds.${at}`, 'unknown_article');
  return wanted;
}

/** Slug for questions without letters or digits. */
const namelessSlug = 'question';

/**
 * Claims a slug for an article: the given one, or one derived from its question, with a number added when taken.
 * @throws 400 when the given one belongs or belonged to another article
 */
async function claimSlug(article: { id: number; question: string; given: string }, scope: Scope): Promise<string> {
  const given = slugOfTitle(article.given);
  if (given) {
    if (await take(given, article.id, scope)) return given;
    throw invalid('slug', 'article_slug_taken');
  }
  const made = slugOfTitle(article.question) || namelessSlug;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (await take(slug, article.id, scope)) return slug;
  }
}

/** Of two concurrent claims the second waits here and finds the slug taken. */
async function take(slug: string, articleId: number, { db, entity }: Scope): Promise<boolean> {
  const added = await db.insert(slugs).values({ entity, slug, articleId }).onConflictDoNothing().returning({ slug: slugs.slug });
  if (added.length > 0) return true;
  const [held] = await db
    .select({ articleId: slugs.articleId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  return held?.articleId === articleId;
}

/** Releases a slug under which the article was never readable, so other articles can use it. */
async function releaseSlug(slug: string, articleId: number, { db, entity }: Scope): Promise<void> {
  await db.delete(slugs).where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), eq(slugs.articleId, articleId)));
}
