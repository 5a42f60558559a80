import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteProfilePost, restoreProfilePost } from '../post-contract.ts';
import { posts } from '../tables.ts';
import { lockPost, type PostRow } from './find-post.ts';

/** Deletes an own post softly, or, for who may delete of profiles, any. */
export async function deletePost({ params }: Pick<GivenOf<typeof deleteProfilePost>, 'params'>, scope: Scope): Promise<undefined> {
  const row = await lockPost(params.id, scope);
  refuseUnlessTheirs(row.personId, scope);
  await write(row, deletionBy(scope), scope);
}

/** Takes the deletion of a post back, for whoever deleted it, or may delete any. */
export async function restorePost({ params }: Pick<GivenOf<typeof restoreProfilePost>, 'params'>, scope: Scope): Promise<undefined> {
  const row = await lockPost(params.id, scope, 'update', true);
  refuseUnlessTheirs(row.deletedBy, scope);
  await write(row, noDeletion(scope), scope);
}

/** What is another's looks as if it were not there to be deleted. */
export function refuseUnlessTheirs(personId: number | null, { identity, ability }: Scope, what: 'post' | 'comment' = 'post'): void {
  if (personId !== identity.personId && !ability.can('delete', 'Profile')) throw notFound(what);
}

async function write({ id }: PostRow, fields: Partial<PostRow>, { db, entity }: Scope): Promise<void> {
  await db
    .update(posts)
    .set(fields)
    .where(and(eq(posts.entity, entity), eq(posts.id, id)));
  await announce(db, entity, { kind: 'profile', ids: [id] }, trashChange);
}
