import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { beginningOf, markWords, wordsAround } from '#features/search/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { type searchHelp as contract, mostFound } from '../contract.ts';
import { helpArticlesView as articles, helpCategoriesView as categories, helpGroupsView as groups } from '../tables.ts';
import { countHaving, havingAll, termsOf } from './find-by-words.ts';

/** The articles that have all that is searched for, with what of them matches. */
export async function searchArticles({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const terms = termsOf(query.q);
  if (terms.length === 0) return { hits: [], total: 0 };
  const { id, slug, question, contentText, state } = articles;
  const heading = sql`left(${articles.words}, ${articles.heading})`;
  const rows = await scope.db
    .select({ id, slug, question, contentText, state, category: categories.name, categoryTitle: categories.title })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(havingAll(terms, scope))
    .orderBy(desc(sql`(${and(...terms.map((term) => like(heading, `% ${term}%`)))})`), asc(categories.position), asc(id))
    .limit(mostFound);
  return {
    hits: rows.map(({ contentText: text, ...row }) => {
      const detail = wordsAround(text, terms) || beginningOf(text);
      return { ...row, questionMarks: markWords(row.question, terms), detail, detailMarks: markWords(detail, terms) };
    }),
    total: rows.length < mostFound ? rows.length : await countHaving(terms, scope),
  };
}
