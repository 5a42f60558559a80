import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { voteHelpful as contract } from '../contract.ts';
import { helpArticlesView as articles, helpVotes as votes } from '../tables.ts';
import { readHelpful } from './read-helpful.ts';
import { seenArticles } from './seen-articles.ts';

/** Keeps whether an article helped the caller: one answer of each person. */
export async function voteArticle({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const articleId = params.id;
  const [seen] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(seenArticles(scope), eq(articles.id, articleId)));
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
