import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { forEachId, removeDeleted, sweepTrash, type TrashKind } from '#server/trash-kind.ts';
import type { deletePost as contract, restorePost as undo } from '../contract.ts';
import { categories, comments, posts, postsView } from '../tables.ts';

export async function deletePost({ params }: Pick<GivenOf<typeof contract>, 'params'>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(posts)
    .set(deletionBy(scope))
    .where(and(live(posts, entity), eq(posts.id, params.id)))
    .returning({ id: posts.id });
  if (deleted.length === 0) throw notFound('post');
  await announce(db, entity, { kind: 'blog', ids: [params.id] }, trashChange);
}

export async function restorePost({ params }: Pick<GivenOf<typeof undo>, 'params'>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const restored = await db
    .update(posts)
    .set(noDeletion(scope))
    .where(and(eq(posts.entity, entity), eq(posts.id, params.id), isNotNull(posts.deletedAt)))
    .returning({ id: posts.id });
  if (restored.length === 0) throw notFound('post');
  await announce(db, entity, { kind: 'blog', ids: [params.id] }, trashChange);
}

/** Trash kind for posts. Deleting one permanently also removes its revisions, slugs, comments, and bookmarks. */
export const postTrash: TrashKind = {
  kind: 'post',
  subject: 'Blog',
  lines: () => ({ view: postsView, key: postsView.id, name: postsView.title }),
  restore: forEachId('post', (id, scope) => restorePost({ params: { id } }, scope)),
  remove: forEachId('post', (id, scope) => deletePost({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(posts, 'post', keys, work);
    await announce(work.db, work.entity, { kind: 'blog', ids }, trashChange);
  },
};

const old = (table: typeof comments | typeof categories): Sweep['run'] => {
  return (db, { entity, now, keepDays }) =>
    deleteRows(db, table, and(eq(table.entity, entity), lt(table.deletedAt, daysBefore(now, keepDays.deleted))));
};

export const sweepBlog: Sweep[] = [
  sweepTrash(postTrash, { ...posts, key: posts.id }),
  { name: 'blog comments', run: old(comments) },
  { name: 'blog categories', run: old(categories) },
];
