import { and, eq, lt } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { forEachId, removeDeleted, sweepTrash, type TrashKind } from '#server/trash-kind.ts';
import type { deleteProfilePost, restoreProfilePost } from '../post-contract.ts';
import { comments, pages, pagesView, posts, postsView } from '../tables.ts';
import { lockPost, type PostRow, refuseUnlessTheirs } from './find-profiles.ts';
import { deletePage, restorePage } from './pages.ts';

/** Trash kind for profile posts. Deleting one permanently also removes its comments, likes, and votes. */
export const profilePostTrash: TrashKind = {
  kind: 'profile_post',
  subject: 'Profile',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.text }),
  restore: forEachId('post', (id, scope) => restorePost({ params: { id } }, scope)),
  remove: forEachId('post', (id, scope) => deletePost({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(posts, 'post', keys, work);
    await announce(work.db, work.entity, { kind: 'profile', ids }, trashChange);
  },
};

/** Trash kind for pages. Deleting one permanently also removes its followers; posts about it stay without a page. */
export const profilePageTrash: TrashKind = {
  kind: 'profile_page',
  subject: 'Profile',
  lines: () => ({ view: pagesView, key: pagesView.id, name: pagesView.name }),
  restore: forEachId('page', (id, scope) => restorePage({ params: { id } }, scope)),
  remove: forEachId('page', (id, scope) => deletePage({ params: { id } }, scope)),
  async purge(keys, work) {
    await removeDeleted(pages, 'page', keys, work);
    await announce(work.db, work.entity, { kind: 'profile', ids: [] }, trashChange);
  },
};

/** Soft-deletes the caller's own post, or any for callers who can delete in profiles. */
export async function deletePost({ params }: Pick<GivenOf<typeof deleteProfilePost>, 'params'>, scope: Scope): Promise<undefined> {
  const row = await lockPost(params.id, scope);
  refuseUnlessTheirs(row.personId, scope);
  await write(row, deletionBy(scope), scope);
}

/** Restores a post, for the person who deleted it or anyone who can delete any. */
export async function restorePost({ params }: Pick<GivenOf<typeof restoreProfilePost>, 'params'>, scope: Scope): Promise<undefined> {
  const row = await lockPost(params.id, scope, 'update', true);
  refuseUnlessTheirs(row.deletedBy, scope);
  await write(row, noDeletion(scope), scope);
}

async function write({ id }: PostRow, fields: Partial<PostRow>, { db, entity }: Scope): Promise<void> {
  await db
    .update(posts)
    .set(fields)
    .where(and(eq(posts.entity, entity), eq(posts.id, id)));
  await announce(db, entity, { kind: 'profile', ids: [id] }, trashChange);
}

/** Prunes rows deleted long ago. */
export const sweepProfiles: Sweep[] = [
  sweepTrash(profilePostTrash, { ...posts, key: posts.id }),
  sweepTrash(profilePageTrash, { ...pages, key: pages.id }),
  {
    name: 'profile comments',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, comments, and(eq(comments.entity, entity), lt(comments.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
];
