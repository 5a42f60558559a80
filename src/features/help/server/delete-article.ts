import { and, eq, isNotNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteArticle as contract, restoreArticle as undo } from '../edit-contract.ts';
import { helpArticles as articles } from '../tables.ts';

/** Deletes an article softly. */
export async function deleteArticle({ params }: Pick<GivenOf<typeof contract>, 'params'>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(articles)
    .set(deletionBy(scope))
    .where(and(live(articles, entity), eq(articles.id, params.id)))
    .returning({ id: articles.id });
  if (deleted.length === 0) throw notFound('article');
  await announce(db, entity, { kind: 'help', ids: [params.id] }, trashChange);
}

/** Takes the deletion of an article back. */
export async function restoreArticle({ params }: Pick<GivenOf<typeof undo>, 'params'>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const restored = await db
    .update(articles)
    .set(noDeletion(scope))
    .where(and(eq(articles.entity, entity), eq(articles.id, params.id), isNotNull(articles.deletedAt)))
    .returning({ id: articles.id });
  if (restored.length === 0) throw notFound('article');
  await announce(db, entity, { kind: 'help', ids: [params.id] }, trashChange);
}
