import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { posts, postsView } from '../tables.ts';
import { deletePost, restorePost } from './delete-post.ts';

/** Deleted posts. With a post for good go its revisions, slugs, comments and bookmarks. */
export const postTrash: TrashKind = {
  kind: 'post',
  subject: 'Blog',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.title }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'post')) await restorePost({ params: { id } }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'post')) await deletePost({ params: { id } }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'post');
    const purged = await db
      .delete(posts)
      .where(and(eq(posts.entity, entity), inArray(posts.id, ids), isNotNull(posts.deletedAt)))
      .returning({ id: posts.id });
    refuseMissing(purged, ids, 'post');
    await announce(db, entity, { kind: 'blog', ids }, trashChange);
  },
};
