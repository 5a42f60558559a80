import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type * as contract from '../contract.ts';
import type { HelpArticle, Helpful } from '../contract.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpVotesView,
  helpVotes as votes,
} from '../tables.ts';
import { type ArticleRow, findArticle, visibleArticles } from './find-articles.ts';

/** Returns the cards of the help center, each with the number of questions the caller can see. */
export async function listCards(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.readHelpCards>> {
  const { db, entity } = scope;
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.entity, entity))
    .orderBy(asc(categories.position), asc(categories.id));
  const held = await db
    .select({ id: groups.categoryId, all: count() })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .where(visibleArticles(scope))
    .groupBy(groups.categoryId);
  const counts = new Map(held.map(({ id, all }) => [id, all]));
  return rows.map(({ id, name, image, title, description }) => ({
    ...{ id, category: name, image: pictureAddress(image), title, desc: description },
    questions: counts.get(id) ?? 0,
  }));
}

/** URL of an illustration among the static files. */
const pictureAddress = (image: string) => `/help/${image}.svg`;

/** Returns the groups of a category, or all, with the questions the caller can see. */
export async function listGroups(
  { query }: GivenOf<typeof contract.readHelpCategory>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readHelpCategory>> {
  const { db, entity } = scope;
  const { id, title, icon, iconColor, position } = groups;
  const rows = await db
    .select({ id, title, icon, iconColor, category: categories.name })
    .from(groups)
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(eq(groups.entity, entity), query.category === '' ? undefined : eq(categories.name, query.category)))
    .orderBy(asc(categories.position), asc(position), asc(id));
  const ids = rows.map((row) => row.id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ id: articles.id, question: articles.question, slug: articles.slug, state: articles.state, groupId: articles.groupId })
          .from(articles)
          .where(and(visibleArticles(scope), inArray(articles.groupId, ids)))
          .orderBy(asc(articles.id));
  const byGroup = Map.groupBy(lines, ({ groupId }) => groupId);
  return rows.map((row) => ({ ...row, questions: (byGroup.get(row.id) ?? []).map(({ groupId: _, ...line }) => line) }));
}

const maxOfGroup = 5;

/** Returns an article with related ones and its helpful votes. */
export async function readQuestion(
  { query }: GivenOf<typeof contract.readHelpQuestion>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readHelpQuestion>> {
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

/** The related articles chosen by the author, in order; otherwise its neighbors. */
async function readRelated({ id, groupId, relatedIds }: ArticleRow, scope: Scope): Promise<HelpArticle['relatedQuestions']> {
  const named = relatedIds.length === 0 ? [] : await readThose(inArray(articles.id, relatedIds), relatedIds.length, scope);
  if (named.length > 0) return named.sort((a, b) => relatedIds.indexOf(a.id) - relatedIds.indexOf(b.id));
  return readThose(and(eq(articles.groupId, groupId), ne(articles.id, id)), maxOfGroup, scope);
}

async function readThose(which: SQL | undefined, limit: number, scope: Scope): Promise<HelpArticle['relatedQuestions']> {
  const { id, question, slug } = articles;
  return scope.db
    .select({ id, question, slug, category: categories.name })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(visibleArticles(scope), which))
    .orderBy(asc(id))
    .limit(limit);
}

/** Counts the helpful votes of an article, with the caller's own. */
async function readHelpful(articleId: number, { db, entity, identity }: Scope): Promise<Helpful> {
  const [row] = await db
    .select({
      yes: sql`count(*) filter (where ${helpVotesView.isHelpful})`.mapWith(Number),
      no: sql`count(*) filter (where not ${helpVotesView.isHelpful})`.mapWith(Number),
      mine: sql<boolean | null>`bool_or(${helpVotesView.isHelpful}) filter (where ${helpVotesView.personId} = ${identity.personId})`,
    })
    .from(helpVotesView)
    .where(and(eq(helpVotesView.entity, entity), eq(helpVotesView.articleId, articleId)));
  return { yes: row?.yes ?? 0, no: row?.no ?? 0, mine: row?.mine ?? null };
}

/** Saves the caller's helpful vote; one per person. */
export async function voteArticle(
  { params, body }: GivenOf<typeof contract.voteHelpful>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.voteHelpful>> {
  const { db, entity, identity, now } = scope;
  const articleId = params.id;
  const [seen] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(visibleArticles(scope), eq(articles.id, articleId)));
  if (!seen) throw notFound('article');
  const { personId } = identity;
  const { isHelpful } = body;
  if (isHelpful === null)
    await db.delete(votes).where(and(eq(votes.entity, entity), eq(votes.articleId, articleId), eq(votes.personId, personId)));
  else
    await db
      .insert(votes)
      .values({ entity, articleId, personId, isHelpful, votedAt: now })
      .onConflictDoUpdate({ target: [votes.entity, votes.articleId, votes.personId], set: { isHelpful, votedAt: now } });
  await announce(db, entity, { kind: 'help', ids: [articleId] });
  return { helpful: await readHelpful(articleId, scope) };
}
