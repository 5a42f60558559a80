import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { helpArticles as articles, helpArticlesView as articlesView } from '../tables.ts';
import { deleteArticle, restoreArticle } from './delete-article.ts';

/** Deleted articles. With an article for good go its versions, slugs and votes. */
export const articleTrash: TrashKind = {
  kind: 'article',
  subject: 'Help',
  lines: () => ({ view: articlesView, key: articlesView.id, name: articlesView.question }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'article')) await restoreArticle({ params: { id } }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'article')) await deleteArticle({ params: { id } }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'article');
    const purged = await db
      .delete(articles)
      .where(and(eq(articles.entity, entity), inArray(articles.id, ids), isNotNull(articles.deletedAt)))
      .returning({ id: articles.id });
    refuseMissing(purged, ids, 'article');
    await announce(db, entity, { kind: 'help', ids }, trashChange);
  },
};
