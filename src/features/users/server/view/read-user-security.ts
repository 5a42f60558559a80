import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readOpenSessions, twoStepsSince } from '#features/session/server/offers.ts';
import { signOnIdentities } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { readUserSecurity as contract } from '../../view-contract.ts';
import { isOneself, readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';

/** The open sessions of a user, the one used last first, and when their password was set: for who has all of their rights. */
export async function readUserSecurity({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const user = await findUser(params.id, scope);
  if (!isOneself(user, scope)) (await readRoleRights(scope)).refuseAbove(user);
  const { account } = user;
  if (!account) return { passwordSetAt: null, lastLoginAt: null, secondStepSince: null, identities: [], sessions: [] };
  const since = await twoStepsSince(scope.db, { entity: scope.entity, accountId: account.id });
  return {
    passwordSetAt: account.passwordSetAt?.toISOString() ?? null,
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    secondStepSince: since?.toISOString() ?? null,
    identities: await readIdentities(account.id, scope),
    sessions: await readOpenSessions(account.id, scope),
  };
}

async function readIdentities(accountId: number, { db, entity }: Scope) {
  const { issuer, createdAt } = signOnIdentities;
  const linked = await db
    .select({ issuer, createdAt })
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.accountId, accountId)))
    .orderBy(desc(createdAt), issuer);
  return linked.map((one) => ({ issuer: one.issuer, since: one.createdAt.toISOString() }));
}
