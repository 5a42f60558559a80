import { and, asc, count, eq, like, type SQL } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { foldWords, isBeginning } from '#platform/search/server/public-api.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { readEditedArticle as contract, EditedArticle } from '../edit-contract.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpArticles,
  helpSlugsView as slugs,
  helpVersionsView as versions,
} from '../tables.ts';

export type ArticleRow = Omit<typeof helpArticles.$inferSelect, 'words' | 'heading'>;

/** An article with its place. */
interface PlacedArticle {
  article: ArticleRow;
  /** Titles of its group and category, and the category's name in URLs. */
  place: { group: string; category: string; categoryTitle: string };
}

/** Finds an article the caller can see by a current or former slug; the first without one. @throws 404 */
export async function findArticle(slug: string, scope: Scope): Promise<PlacedArticle> {
  const { db, entity } = scope;
  const held = slug === '' ? undefined : await articleOf(slug, scope);
  const [found] = await db
    .select({ id: articles.id, group: groups.title, category: categories.name, categoryTitle: categories.title })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(visibleArticles(scope), held === undefined ? undefined : eq(articles.id, held)))
    .orderBy(asc(categories.position), asc(groups.position), asc(articles.id))
    .limit(1);
  if (!found) throw notFound('article');
  const { id, ...place } = found;
  const [article] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.entity, entity), eq(articles.id, id)));
  if (!article) throw notFound('article');
  return { article, place };
}

async function articleOf(slug: string, { db, entity }: Scope): Promise<number> {
  const [held] = await db
    .select({ id: slugs.articleId })
    .from(slugs)
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
  if (!held) throw notFound('article');
  return held.id;
}

/** Locks an article for an update. @throws 404 */
export async function lockArticle(id: number, { db, entity }: Scope): Promise<ArticleRow> {
  const [row] = await db
    .select()
    .from(helpArticles)
    .where(and(live(helpArticles, entity), eq(helpArticles.id, id)))
    .for('update');
  if (!row) throw notFound('article');
  return row;
}

/** Matches articles the caller can see; only published ones unless they can see drafts. */
export function visibleArticles({ entity, ability }: Pick<Scope, 'entity' | 'ability'>): SQL | undefined {
  return and(live(articles, entity), ability.can('read', 'Help') ? undefined : eq(articles.state, 'Published'));
}

const maxTerms = 12;

/** Splits a search into distinct words. */
export function termsOf(q: string): string[] {
  return [...new Set(foldWords(q).split(' '))].filter((term) => term !== '').slice(0, maxTerms);
}

/**
 * Matches articles that the caller can see and that contain all words. Words of one or two letters match prefixes, as in the global search.
 */
export function havingAll(terms: readonly string[], scope: Pick<Scope, 'entity' | 'ability'>): SQL | undefined {
  return and(visibleArticles(scope), ...terms.map((term) => like(articles.words, isBeginning(term) ? `% ${term}%` : `%${term}%`)));
}

export async function countHaving(terms: readonly string[], scope: Scope): Promise<number> {
  const [row] = await scope.db.select({ all: count() }).from(articles).where(havingAll(terms, scope));
  return row?.all ?? 0;
}

export async function readEditedArticle({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const [row] = await scope.db
    .select()
    .from(articles)
    .where(and(live(articles, scope.entity), eq(articles.id, params.id)));
  if (!row) throw notFound('article');
  return { article: await showEdited(row, scope) };
}

/** Converts an article to the format of the edit page. */
export async function showEdited(row: ArticleRow, { db, deps, entity }: Scope): Promise<EditedArticle> {
  const [saved] = await db
    .select({ personId: versions.personId, savedAt: versions.createdAt })
    .from(versions)
    .where(and(eq(versions.entity, entity), eq(versions.articleId, row.id), eq(versions.number, row.version)));
  const [place] = await db
    .select({ category: categories.name })
    .from(groups)
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(eq(groups.entity, entity), eq(groups.id, row.groupId)));
  const people = await readPersonRefs(db, deps.files, entity, [saved?.personId ?? null]);
  const { id, question, slug, groupId, content, state, relatedIds, version } = row;
  return {
    ...{ id, question, slug, groupId, content, state, relatedIds, version },
    category: place?.category ?? '',
    savedBy: people.get(saved?.personId ?? 0)?.fullName ?? '',
    savedAt: (saved?.savedAt ?? row.updatedAt).toISOString(),
  };
}
