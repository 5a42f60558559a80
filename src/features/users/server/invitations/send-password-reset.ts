import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { sendPasswordReset as contract } from '../../invitation-contract.ts';
import { lockUser } from '../record/lock-users.ts';
import { readRoleRights } from '../record/user-rights.ts';
import { sendLink } from './send-link.ts';

/** Mails a user who has an account a link to set a new password. */
export async function sendPasswordReset({ params }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const user = await lockUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  if (!user.account) throw new Refusal('conflict', { code: 'user_without_account' });
  if (user.account.suspendedAt) throw new Refusal('conflict', { code: 'user_suspended' });
  await sendLink(user, 'reset', scope);
  await recordAudit(scope.db, scope, { action: 'user.reset-sent', targetKind: 'user', targetId: user.id, target: user.fullName });
}
