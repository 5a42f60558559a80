import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { pages, pagesView, posts, postsView } from '../tables.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { deletePage, restorePage } from './write-pages.ts';

/** Deleted posts of profiles. With one for good go its comments, likes and votes. */
export const profilePostTrash: TrashKind = {
  kind: 'profile_post',
  subject: 'Profile',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.text }),
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
    await announce(db, entity, { kind: 'profile', ids }, trashChange);
  },
};

/** Deleted pages. With one for good goes who follows it; the posts about it stay, about nothing. */
export const profilePageTrash: TrashKind = {
  kind: 'profile_page',
  subject: 'Profile',
  lines: () => ({ view: pagesView, key: pagesView.id, name: pagesView.name }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'page')) await restorePage({ params: { id } }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'page')) await deletePage({ params: { id } }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'page');
    const purged = await db
      .delete(pages)
      .where(and(eq(pages.entity, entity), inArray(pages.id, ids), isNotNull(pages.deletedAt)))
      .returning({ id: pages.id });
    refuseMissing(purged, ids, 'page');
    await announce(db, entity, { kind: 'profile', ids: [] }, trashChange);
  },
};
