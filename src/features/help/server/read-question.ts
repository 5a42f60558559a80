import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { readHelpQuestion as contract, HelpArticle } from '../contract.ts';
import { helpArticlesView as articles, helpCategoriesView as categories, helpGroupsView as groups } from '../tables.ts';
import { type ArticleRow, findArticle } from './find-article.ts';
import { readHelpful } from './read-helpful.ts';
import { seenArticles } from './seen-articles.ts';

const mostOfGroup = 5;

/** One article with what is related to it, and whether it helped. */
export async function readQuestion({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { article, place } = await findArticle(query.slug, scope);
  const { id, question, slug, content, state, updatedAt, version } = article;
  return {
    title: question,
    lastUpdated: dayText(dayIn(await companyZone(scope), updatedAt)),
    relatedQuestions: await readRelated(article, scope),
    ...{ content, id, slug, state, version, ...place },
    updatedAt: updatedAt.toISOString(),
    helpful: await readHelpful(id, scope),
  };
}

/** Those that its writer named, in their order; otherwise its neighbours. */
async function readRelated({ id, groupId, relatedIds }: ArticleRow, scope: Scope): Promise<HelpArticle['relatedQuestions']> {
  const named = relatedIds.length === 0 ? [] : await readThose(inArray(articles.id, relatedIds), relatedIds.length, scope);
  if (named.length > 0) return named.sort((a, b) => relatedIds.indexOf(a.id) - relatedIds.indexOf(b.id));
  return readThose(and(eq(articles.groupId, groupId), ne(articles.id, id)), mostOfGroup, scope);
}

async function readThose(which: SQL | undefined, limit: number, scope: Scope): Promise<HelpArticle['relatedQuestions']> {
  const { id, question, slug } = articles;
  return scope.db
    .select({ id, question, slug, category: categories.name })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(seenArticles(scope), which))
    .orderBy(asc(id))
    .limit(limit);
}
