import { announce } from '#server/announce.ts';
import { eachId, removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { pages, pagesView, posts, postsView } from '../tables.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { deletePage, restorePage } from './write-pages.ts';

/** Deleted posts of profiles. With one for good go its comments, likes and votes. */
export const profilePostTrash: TrashKind = {
  kind: 'profile_post',
  subject: 'Profile',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.text }),
  restore: eachId('post', (id, scope) => restorePost({ params: { id } }, scope)),
  remove: eachId('post', (id, scope) => deletePost({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(posts, 'post', keys, work);
    await announce(work.db, work.entity, { kind: 'profile', ids }, trashChange);
  },
};

/** Deleted pages. With one for good goes who follows it; the posts about it stay, about nothing. */
export const profilePageTrash: TrashKind = {
  kind: 'profile_page',
  subject: 'Profile',
  lines: () => ({ view: pagesView, key: pagesView.id, name: pagesView.name }),
  restore: eachId('page', (id, scope) => restorePage({ params: { id } }, scope)),
  remove: eachId('page', (id, scope) => deletePage({ params: { id } }, scope)),
  async purge(keys, work) {
    await removeDeleted(pages, 'page', keys, work);
    await announce(work.db, work.entity, { kind: 'profile', ids: [] }, trashChange);
  },
};
