import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { endTwoSteps, tellOwner, twoStepsSince } from '#features/session/server/offers.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { endUserSecondStep as contract } from '../../view-contract.ts';
import { isOneself, readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';

/** Lets somebody in by the password alone again; their sessions stay. An open page is no proof that it is they: one's own takes the password. */
export async function endUserSecondStep({ params }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, deps, entity, now } = scope;
  const user = await findUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  if (isOneself(user, scope)) throw new Refusal('conflict', { code: 'own_second_step' });
  const account = user.account && { entity, accountId: user.account.id };
  if (!account || !(await twoStepsSince(db, account))) throw new Refusal('conflict', { code: 'two_steps_off' });
  await endTwoSteps(db, account, now);
  await announce(db, entity, { kind: 'user', ids: [user.id] }, { kind: 'session', ids: [], person: user.account?.personId ?? 0 });
  await tellOwner(db, deps, account, 'twoStepsOff', now);
  await recordAudit(db, scope, { action: 'user.second-step-ended', targetKind: 'user', targetId: user.id, target: user.fullName });
}
