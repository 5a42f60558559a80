import { and, eq } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import { commonRules } from '#contract/common-rules.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { accounts } from '#features/session/tables.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import { roles } from '../tables.ts';
import { lockRoles } from './lock-roles.ts';
import { roleOfAccount, rulesOfRole } from './read-roles.ts';

/**
 * Lets one at a time change the users or roles of an entity: two admins who demote each other must not both succeed, and nobody gets a
 * role that is just being deleted. To be called before anything of it is read.
 * @param action what the caller is about to do to `subject`: it may have been taken from them while they waited
 * @returns the scope with what the caller may by now
 */
export async function withRightsLocked(scope: Scope, action: Action, subject: Subject): Promise<Scope> {
  const locked = await lockOwnRights(scope);
  refuseUnlessAble(locked.ability, action, subject);
  return locked;
}

/** The same for what everybody may do with themselves. @throws 401 for who may not sign in by now */
export async function lockOwnRights(scope: Scope): Promise<Scope> {
  const { db, entity, identity } = scope;
  await lockRoles(db, entity);
  const [own] = await db
    .select({ role: accounts.role, suspendedAt: accounts.suspendedAt, rules: roles.rules })
    .from(accounts)
    .leftJoin(roles, roleOfAccount)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!own) return scope;
  if (own.suspendedAt) throw new Refusal('unauthenticated', { code: 'sign_in_first' }, { headers: { 'WWW-Authenticate': 'Bearer' } });
  const rules = rulesOfRole(own.role, own.rules);
  const ability = abilityFrom(identity.key ? commonRules(rules, identity.key.mostRules) : rules);
  return { ...scope, ability };
}
