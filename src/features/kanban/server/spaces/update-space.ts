import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateSpace as contract } from '../../space-contract.ts';
import { spaces } from '../../tables.ts';
import { announceSpace } from './announce-cards.ts';
import { checkMembers } from './check-members.ts';
import { lockSpace, type SpaceRow, toSpace } from './read-spaces.ts';

/** Renames a board, or says who sees it. */
export async function updateSpace({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const before = await lockSpace(scope, params.id);
  if (body.version !== undefined && body.version !== before.version) throw conflict('board', toSpace(before));
  const [after] = await db
    .update(spaces)
    .set({
      ...(body.name !== undefined && { name: body.name }),
      ...(await peopleOf(body, before, scope)),
      version: sql`${spaces.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(spaces.entity, entity), eq(spaces.id, before.id)))
    .returning();
  if (!after) throw new Error('the locked board was not updated');
  // Who sees it no more is to know that too; what it is, nobody is told.
  if (before.visibility !== after.visibility) await announce(db, entity, { kind: 'board', ids: [] });
  else await announceSpace(scope, { ...after, memberIds: [...before.memberIds, ...after.memberIds] }, []);
  return { space: toSpace(after) };
}

type Given = GivenOf<typeof contract>['body'];

/** Of a board that has no owner yet, whoever says who sees it becomes the owner. @throws 403 for somebody else's. */
async function peopleOf({ visibility, memberIds }: Given, before: SpaceRow, scope: Scope): Promise<Partial<SpaceRow>> {
  if (visibility === undefined && memberIds === undefined) return {};
  const { personId } = scope.identity;
  if (before.ownerId !== null && before.ownerId !== personId) throw new Refusal('forbidden', { code: 'board_of_its_owner' });
  return {
    ownerId: personId,
    ...(visibility !== undefined && { visibility }),
    ...(memberIds !== undefined && { memberIds: await checkMembers(memberIds, scope) }),
  };
}
