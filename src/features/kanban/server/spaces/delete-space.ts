import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteSpace as contract, restoreSpace as restoreContract } from '../../space-contract.ts';
import { spaces } from '../../tables.ts';
import { announceSpace } from './announce-cards.ts';
import { lockSpace, toSpace } from './read-spaces.ts';
import { seenBy } from './seen-boards.ts';

/** Deletes a board. What stands on it stays as it is, and is nowhere to be seen until the board comes back. */
export async function deleteSpace({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const space = await lockSpace(scope, params.id);
  await db
    .update(spaces)
    .set(deletionBy(scope))
    .where(and(eq(spaces.entity, entity), eq(spaces.id, space.id)));
  await announceSpace(scope, space, []);
  await announce(db, entity, trashChange);
}

/** Brings a board back with all that was on it. */
export async function restoreSpace({ params }: GivenOf<typeof restoreContract>, scope: Scope): Promise<AnswerOf<typeof restoreContract>> {
  const { db, entity, identity } = scope;
  const [space] = await db
    .update(spaces)
    .set(noDeletion(scope))
    .where(and(eq(spaces.entity, entity), eq(spaces.id, params.id), isNotNull(spaces.deletedAt), seenBy(spaces, identity.personId)))
    .returning();
  if (!space) throw notFound('board');
  await announceSpace(scope, space, []);
  await announce(db, entity, trashChange);
  return { space: toSpace(space) };
}
