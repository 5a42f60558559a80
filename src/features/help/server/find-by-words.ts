import { and, count, like, type SQL } from 'drizzle-orm';
import { foldWords, isBeginning } from '#features/search/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { helpArticlesView as articles } from '../tables.ts';
import { seenArticles } from './seen-articles.ts';

const mostTerms = 12;

/** The words of a search, each once. */
export function termsOf(q: string): string[] {
  return [...new Set(foldWords(q).split(' '))].filter((term) => term !== '').slice(0, mostTerms);
}

/** The articles that the caller is shown and that have all of the words. One and two letters begin a word, as in the search over everything. */
export function havingAll(terms: readonly string[], scope: Pick<Scope, 'entity' | 'ability'>): SQL | undefined {
  return and(seenArticles(scope), ...terms.map((term) => like(articles.words, isBeginning(term) ? `% ${term}%` : `%${term}%`)));
}

export async function countHaving(terms: readonly string[], scope: Scope): Promise<number> {
  const [row] = await scope.db.select({ all: count() }).from(articles).where(havingAll(terms, scope));
  return row?.all ?? 0;
}
