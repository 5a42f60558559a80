import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import type { Action } from '#contract/endpoint.ts';
import { lockRoles, rulesOfRole } from '#features/roles/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import { users } from '../tables.ts';

/** A user's row, with the account of the person that they are. */
export type LockedUser = typeof users.$inferSelect & { account: typeof accounts.$inferSelect | null };

/**
 * Lets one at a time change the users or roles of an entity: two admins who demote each other must not both succeed, and nobody gets a
 * role that is just being deleted. To be called before anything of it is read.
 * @param action what the caller is about to do to users: it may have been taken from them while they waited
 * @returns the scope with what the caller may by now
 */
export async function withUsersLocked(scope: Scope, action: Action): Promise<Scope> {
  const { db, entity, identity } = scope;
  await lockRoles(db, entity);
  const [own] = await db
    .select({ role: accounts.role, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!own) return scope;
  if (own.suspendedAt) throw new Refusal('unauthenticated', 'Sign in first', { headers: { 'WWW-Authenticate': 'Bearer' } });
  const ability = abilityFrom(await rulesOfRole(db, entity, own.role));
  refuseUnlessAble(ability, action, 'User');
  return { ...scope, ability };
}

/** Locks users by id, ascending, so that nobody waits in a circle. @throws 404 unless all of them are there. */
export async function lockUsers(ids: number[], { db, entity }: Scope, { areDeleted = false } = {}): Promise<LockedUser[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.entity, entity), inArray(users.id, wanted), areDeleted ? isNotNull(users.deletedAt) : isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  if (rows.length !== wanted.length) throw notFound(wanted.length > 1 ? 'One of the users' : 'The user');
  const personIds = rows.flatMap(({ personId }) => personId ?? []);
  const found =
    personIds.length === 0
      ? []
      : await db
          .select()
          .from(accounts)
          .where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)))
          .orderBy(accounts.id)
          .for('update');
  const byPerson = new Map(found.map((account) => [account.personId, account]));
  return rows.map((row) => ({ ...row, account: row.personId === null ? null : (byPerson.get(row.personId) ?? null) }));
}

/** @throws 404 */
export async function lockUser(id: number, scope: Scope): Promise<LockedUser> {
  const [row] = await lockUsers([id], scope);
  if (!row) throw notFound('The user');
  return row;
}
