import { announce } from '#server/announce.ts';
import { eachId, removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { posts, postsView } from '../tables.ts';
import { deletePost, restorePost } from './delete-post.ts';

/** Deleted posts. With a post for good go its revisions, slugs, comments and bookmarks. */
export const postTrash: TrashKind = {
  kind: 'post',
  subject: 'Blog',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.title }),
  restore: eachId('post', (id, scope) => restorePost({ params: { id } }, scope)),
  remove: eachId('post', (id, scope) => deletePost({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(posts, 'post', keys, work);
    await announce(work.db, work.entity, { kind: 'blog', ids }, trashChange);
  },
};
