import { and, asc, count, desc, eq, isNull, like, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { beginningOf, markWords, wordsAround } from '#platform/search/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { maxFound } from '../contract.ts';
import type { listLostSearches as listContract, settleLostSearch as settleContract } from '../edit-contract.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpSearches,
  helpSearchesView,
  helpSearches as searches,
} from '../tables.ts';
import { countHaving, havingAll, termsOf } from './find-articles.ts';

/** Returns the articles that contain all words of the search, with the matching parts. */
export async function searchArticles(
  { query }: GivenOf<typeof contract.searchHelp>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.searchHelp>> {
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
    .limit(maxFound);
  return {
    hits: rows.map(({ contentText: text, ...row }) => {
      const detail = wordsAround(text, terms) || beginningOf(text);
      return { ...row, questionMarks: markWords(row.question, terms), detail, detailMarks: markWords(detail, terms) };
    }),
    total: rows.length < maxFound ? rows.length : await countHaving(terms, scope),
  };
}

/** Records a search for the editors if it has no results; the server searches again instead of trusting the page. */
export async function keepSearch(
  { body }: GivenOf<typeof contract.keepHelpSearch>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.keepHelpSearch>> {
  const { db, entity, now } = scope;
  const terms = termsOf(body.q);
  if (terms.length === 0 || (await countHaving(terms, scope)) > 0) return { isKept: false };
  const text = body.q.trim();
  await db
    .insert(searches)
    .values({ entity, words: terms.join(' '), text, times: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [searches.entity, searches.words],
      set: { text, times: sql`${searches.times} + 1`, lastAt: now, doneAt: null },
    });
  await announce(db, entity, { kind: 'help', ids: [] });
  return { isKept: true };
}

/** Returns one page of searches without results, newest first. */
export async function listLostSearches(
  { query }: GivenOf<typeof listContract>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof listContract>> {
  const wanted = and(eq(helpSearchesView.entity, entity), isNull(helpSearchesView.doneAt));
  const { words, text, times, lastAt } = helpSearchesView;
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select({ words, text, times, lastAt })
          .from(helpSearchesView)
          .where(wanted)
          .orderBy(desc(lastAt), asc(words))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(helpSearchesView).where(wanted);
  return { searches: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })), total: counted?.total ?? 0 };
}

/** Marks a search as resolved or reopens it. */
export async function settleLostSearch({ body }: GivenOf<typeof settleContract>, { db, entity, now }: Scope): Promise<undefined> {
  const settled = await db
    .update(helpSearches)
    .set({ doneAt: body.isDone ? now : null })
    .where(and(eq(helpSearches.entity, entity), eq(helpSearches.words, body.words)))
    .returning({ words: helpSearches.words });
  if (settled.length === 0) throw notFound('item');
  await announce(db, entity, { kind: 'help', ids: [] });
}
