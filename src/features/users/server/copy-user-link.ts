import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as invitationContract from '../invitation-contract.ts';
import { makeLink, markInvited } from './invitation-links.ts';
import { lockUser, readRoleRights } from './user-rights.ts';

/** Creates a one-time link for the caller to hand over; requires the same permissions as mailing it. Copying one counts as inviting. */
export async function copyUserLink(
  { params }: GivenOf<typeof invitationContract.copyUserLink>,
  given: Scope,
): Promise<AnswerOf<typeof invitationContract.copyUserLink>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, entity, identity } = scope;
  const user = await lockUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  if (user.status === 'inactive' || user.account?.suspendedAt) throw new Refusal('conflict', { code: 'user_suspended' });
  const kind = user.account ? 'reset' : 'invitation';
  const { address, expiresAt } = await makeLink(user, kind, { ...scope, createdBy: identity.personId, isCopied: true });
  if (kind === 'invitation') {
    await markInvited(user.id, scope);
    await announce(db, entity, { kind: 'user', ids: [user.id] });
  }
  const action = kind === 'invitation' ? 'user.invitation-copied' : 'user.reset-copied';
  await recordAudit(db, scope, { action, targetKind: 'user', targetId: user.id, target: user.fullName });
  return { kind, address, expiresAt: expiresAt.toISOString() };
}
