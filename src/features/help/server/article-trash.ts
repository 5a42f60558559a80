import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { forEachId, removeDeleted, sweepTrash, type TrashKind } from '#server/trash-kind.ts';
import type { deleteArticle as contract, restoreArticle as undo } from '../edit-contract.ts';
import { helpArticles as articles, helpArticlesView as articlesView, faqItems, helpArticles, helpSearches } from '../tables.ts';

/** Trash kind for articles. Deleting one permanently also removes its versions, slugs, and votes. */
export const articleTrash: TrashKind = {
  kind: 'article',
  subject: 'Help',
  lines: () => ({ view: articlesView, key: articlesView.id, name: articlesView.question }),
  restore: forEachId('article', (id, scope) => restoreArticle({ params: { id } }, scope)),
  remove: forEachId('article', (id, scope) => deleteArticle({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(articles, 'article', keys, work);
    await announce(work.db, work.entity, { kind: 'help', ids }, trashChange);
  },
};

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

/** Prunes articles deleted long ago, and failed searches not repeated within the retention time of notifications. */
export const sweepHelp: Sweep[] = [
  sweepTrash(articleTrash, { ...helpArticles, key: helpArticles.id }),
  {
    name: 'answers of the FAQ',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, faqItems, and(eq(faqItems.entity, entity), lt(faqItems.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
  {
    name: 'searches of the help centre',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, helpSearches, and(eq(helpSearches.entity, entity), lt(helpSearches.lastAt, daysBefore(now, keepDays.notifications)))),
  },
];
