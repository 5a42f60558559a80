import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { endOpenSessions, type Matched, provePassword, refuseUnproved, tellOwner } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { changePassword as contract } from '../contract.ts';
import { recordOwnAudit } from './record-own-audit.ts';

interface Prepared {
  matched: Matched;
  passwordHash: string;
}

/** Looks at the password of now and hashes the new one: both take long. */
export async function prepareNewPassword(given: GivenOf<typeof contract>, scope: PreparingScope): Promise<Prepared> {
  const matched = await provePassword(given, scope);
  return { matched, passwordHash: await scope.deps.passwords.hash(given.body.newPassword) };
}

/** Sets the caller's password. Whoever is signed in elsewhere by the one of before is no longer. */
export async function changePassword(
  given: GivenOf<typeof contract>,
  scope: Scope,
  { matched, passwordHash }: Prepared,
): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity, now } = scope;
  await refuseUnproved(given, scope, matched);
  await db
    .update(accounts)
    // The password of a seed account is no longer one that everybody knows.
    .set({ passwordHash, passwordSetAt: now, isSample: false })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  const ended = await endOpenSessions({ id: identity.accountId, personId: identity.personId }, undefined, scope);
  await tellOwner(db, deps, identity, 'passwordChanged', now);
  await recordOwnAudit('account.password-set', scope);
  return { ended };
}
