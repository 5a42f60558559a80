import { and, asc, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpArticles,
  helpSlugsView as slugs,
} from '../tables.ts';
import { seenArticles } from './seen-articles.ts';

export type ArticleRow = Omit<typeof helpArticles.$inferSelect, 'words' | 'heading'>;

/** An article with where it stands. */
export interface PlacedArticle {
  article: ArticleRow;
  /** The titles of what it stands in, and the name of its category in addresses. */
  place: { group: string; category: string; categoryTitle: string };
}

/** An article that the caller is shown, by a slug that it has or had; the first one without any. @throws 404 */
export async function findArticle(slug: string, scope: Scope): Promise<PlacedArticle> {
  const { db, entity } = scope;
  const held = slug === '' ? undefined : await articleOf(slug, scope);
  const [found] = await db
    .select({ id: articles.id, group: groups.title, category: categories.name, categoryTitle: categories.title })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(seenArticles(scope), held === undefined ? undefined : eq(articles.id, held)))
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

/** An article that is about to be written. @throws 404 */
export async function lockArticle(id: number, { db, entity }: Scope): Promise<ArticleRow> {
  const [row] = await db
    .select()
    .from(helpArticles)
    .where(and(live(helpArticles, entity), eq(helpArticles.id, id)))
    .for('update');
  if (!row) throw notFound('article');
  return row;
}
