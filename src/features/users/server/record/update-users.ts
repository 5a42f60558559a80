import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { updateUsers as contract, UserPlan } from '../../contract.ts';
import { changeUsers } from './change-users.ts';
import { lockUsers } from './lock-users.ts';
import { readRoleRights } from './user-rights.ts';

/** Changes several users at once: all of them, or none. */
export async function updateUsers({ body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  // Named twice, the later one holds.
  const fieldsOf = new Map(body.users.map(({ id, ...fields }) => [id, fields]));
  const locked = await lockUsers([...fieldsOf.keys()], scope);
  const changes = locked.map((before) => ({ before, fields: fieldsOf.get(before.id) ?? {} }));
  await changeUsers(changes, await readRoleRights(scope), scope);
  return {
    before: locked.map(({ id, role, currentPlan, status }) => ({ id, role, currentPlan: currentPlan as UserPlan, status })),
  };
}
