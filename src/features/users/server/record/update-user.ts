import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateUser as contract } from '../../contract.ts';
import { readOneUser } from '../list/user-columns.ts';
import { changeUsers } from './change-users.ts';
import { lockUser } from './lock-users.ts';
import { readRoleRights } from './user-rights.ts';

/** Changes the named fields of a user. */
export async function updateUser({ params, body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { version, ...fields } = body;
  const before = await lockUser(params.id, scope);
  if (version !== undefined && version !== before.version) throw conflict('user', await readOneUser(scope, before.id));
  await changeUsers([{ before, fields }], await readRoleRights(scope), scope);
  return { user: await readOneUser(scope, before.id) };
}
