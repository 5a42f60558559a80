import { announce } from '#server/announce.ts';
import { eachId, removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { helpArticles as articles, helpArticlesView as articlesView } from '../tables.ts';
import { deleteArticle, restoreArticle } from './delete-article.ts';

/** Deleted articles. With an article for good go its versions, slugs and votes. */
export const articleTrash: TrashKind = {
  kind: 'article',
  subject: 'Help',
  lines: () => ({ view: articlesView, key: articlesView.id, name: articlesView.question }),
  restore: eachId('article', (id, scope) => restoreArticle({ params: { id } }, scope)),
  remove: eachId('article', (id, scope) => deleteArticle({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(articles, 'article', keys, work);
    await announce(work.db, work.entity, { kind: 'help', ids }, trashChange);
  },
};
