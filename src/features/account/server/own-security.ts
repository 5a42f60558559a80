import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { endOpenSessions, readOpenSessions } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { endOwnSessions as endContract, readAccountSecurity as readContract } from '../contract.ts';
import { recordOwnAudit } from './record-own-audit.ts';

/** Where the caller is signed in, and when they set their password. */
export async function readAccountSecurity(_given: unknown, scope: Scope): Promise<AnswerOf<typeof readContract>> {
  const { db, entity, identity } = scope;
  const [account] = await db
    .select({ passwordSetAt: accounts.passwordSetAt, lastLoginAt: accounts.lastLoginAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  return {
    passwordSetAt: account?.passwordSetAt?.toISOString() ?? null,
    lastLoginAt: account?.lastLoginAt?.toISOString() ?? null,
    sessions: await readOpenSessions(identity.accountId, scope),
  };
}

/** Ends one of the caller's sessions, or all but the one that asks. */
export async function endOwnSessions({ body }: GivenOf<typeof endContract>, scope: Scope): Promise<AnswerOf<typeof endContract>> {
  const { accountId, personId } = scope.identity;
  const ended = await endOpenSessions({ id: accountId, personId }, body.sessionId, scope);
  if (ended > 0) await recordOwnAudit('session.ended', scope);
  return { ended };
}
