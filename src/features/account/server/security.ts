import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { AuditAction } from '#platform/audit/contract.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readOwnPerson } from '#platform/people/server/public-api.ts';
import {
  beginAddressChange,
  cancelAddressChange,
  endOpenSessions,
  type Matched,
  provePassword,
  readOpenSessions,
  requireProof,
  tellOwner,
} from '#platform/session/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';

import { readAccount } from './read-account.ts';

/** Reads the caller's sessions and when their password was set. */
export async function readAccountSecurity(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.readAccountSecurity>> {
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

/** Ends one of the caller's sessions, or all except the current one. */
export async function endOwnSessions(
  { body }: GivenOf<typeof contract.endOwnSessions>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.endOwnSessions>> {
  const { accountId, personId } = scope.identity;
  const ended = await endOpenSessions({ id: accountId, personId }, body.sessionId, scope);
  if (ended > 0) await recordOwnAudit('session.ended', scope);
  return { ended };
}

interface Prepared {
  matched: Matched;
  passwordHash: string;
}

/** Verifies the current password and hashes the new one; both are slow, so they run before the transaction. */
export async function prepareNewPassword(given: GivenOf<typeof contract.changePassword>, scope: PreparingScope): Promise<Prepared> {
  const matched = await provePassword(given, scope);
  return { matched, passwordHash: await scope.deps.passwords.hash(given.body.newPassword) };
}

/** Sets the caller's password and ends their other sessions. */
export async function changePassword(
  given: GivenOf<typeof contract.changePassword>,
  scope: Scope,
  { matched, passwordHash }: Prepared,
): Promise<AnswerOf<typeof contract.changePassword>> {
  const { db, deps, entity, identity, now } = scope;
  await requireProof(given, scope, matched);
  await db
    .update(accounts)
    // A seeded account loses its publicly known password.
    .set({ passwordHash, passwordSetAt: now, isSample: false })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  const ended = await endOpenSessions({ id: identity.accountId, personId: identity.personId }, undefined, scope);
  await tellOwner(db, deps, identity, 'passwordChanged', now);
  await recordOwnAudit('account.password-set', scope);
  return { ended };
}

/** Requests a new email address to sign in with. */
export async function changeEmail(
  given: GivenOf<typeof contract.changeEmail>,
  scope: Scope,
  matched: Matched,
): Promise<AnswerOf<typeof contract.changeEmail>> {
  await requireProof(given, scope, matched);
  await beginAddressChange(given.body.email, scope);
  return told(scope);
}

export async function cancelEmailChange(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.cancelEmailChange>> {
  await cancelAddressChange(scope);
  return told(scope);
}

async function told(scope: Scope): Promise<AnswerOf<typeof contract.changeEmail>> {
  const { db, entity, identity } = scope;
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  return readAccount(undefined, scope);
}

/** Writes an audit entry about the caller's own account. */
export async function recordOwnAudit(action: AuditAction, scope: Scope): Promise<void> {
  const { name } = await readOwnPerson(scope);
  await recordAudit(scope.db, scope, { action, targetKind: 'person', targetId: scope.identity.personId, target: name });
}
