import { and, eq, isNotNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deletePost as contract, restorePost as undo } from '../contract.ts';
import { posts } from '../tables.ts';

/** Deletes a post softly. */
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

/** Takes the deletion of a post back. */
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
