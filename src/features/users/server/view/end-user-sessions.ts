import { and, eq, isNull, ne } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { sessions } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { endUserSessions as contract } from '../../view-contract.ts';
import { readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';

/** Ends a session of a user, or all of them but the one that asks. */
export async function endUserSessions({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const user = await findUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  const wanted = body.sessionId === undefined ? ne(sessions.id, identity.sessionId) : eq(sessions.id, body.sessionId);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, user.account?.id ?? 0), isNull(sessions.revokedAt), wanted))
    .returning({ expiresAt: sessions.expiresAt });
  if (body.sessionId !== undefined && ended.length === 0) throw notFound('session');
  if (user.account && ended.length > 0) {
    await announce(db, entity, { kind: 'session', ids: [], person: user.account.personId }, { kind: 'user', ids: [user.id] });
    await recordAudit(db, scope, { action: 'session.ended', targetKind: 'user', targetId: user.id, target: user.fullName });
  }
  return { ended: ended.filter(({ expiresAt }) => expiresAt > now).length };
}
