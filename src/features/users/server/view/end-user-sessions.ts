import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { endOpenSessions } from '#features/session/server/offers.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { endUserSessions as contract } from '../../view-contract.ts';
import { readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';

/** Ends a session of a user, or all of them but the one that asks. */
export async function endUserSessions({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id, account, fullName, role } = await findUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove({ role });
  if (!account) {
    if (body.sessionId !== undefined) throw notFound('session');
    return { ended: 0 };
  }
  const ended = await endOpenSessions(account, body.sessionId, scope);
  if (ended > 0) {
    await announce(db, entity, { kind: 'user', ids: [id] });
    await recordAudit(db, scope, { action: 'session.ended', targetKind: 'user', targetId: id, target: fullName });
  }
  return { ended };
}
