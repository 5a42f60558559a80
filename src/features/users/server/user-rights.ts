import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#platform/people/tables.ts';
import { hasAll, ownSubjects, readRoles, refuseMoreThanOwn, type StoredRole } from '#platform/rights/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

/** A user's row with their person's account. */
export type LockedUser = typeof users.$inferSelect & { account: typeof accounts.$inferSelect | null };

/** Locks users in ascending id order to avoid deadlocks. @throws 404 unless all of them exist. */
export async function lockUsers(ids: number[], { db, entity }: Scope, { areDeleted = false } = {}): Promise<LockedUser[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.entity, entity), inArray(users.id, wanted), areDeleted ? isNotNull(users.deletedAt) : isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  if (rows.length !== wanted.length) throw notFound('user');
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
  if (!row) throw notFound('user');
  return row;
}

type Asking = Pick<Scope, 'db' | 'entity' | 'ability'>;

/** What the caller may do with users of each role. */
export interface RoleRights {
  /** @throws 400 for an unknown role, 403 for one with more permissions than the caller. */
  refuseToGive(role: string): void;
  /** @throws 403 for a user whose role has more permissions than the caller. */
  refuseAbove(user: Pick<LockedUser, 'role'>): void;
  /** The same for deleting: permissions that only cover a person's own data, such as their mailbox, don't count. */
  refuseToRemove(user: Pick<LockedUser, 'role'>): void;
  isThere(role: string): boolean;
  /** Returns the role with that name or title in any case; the input if there is none. */
  named(text: string): string;
  isAbove(role: string): boolean;
  mayRemove(role: string): boolean;
}

export async function readRoleRights({ db, entity, ability }: Asking): Promise<RoleRights> {
  const roles = new Map((await readRoles(db, entity)).map((role) => [role.name, role]));
  const rulesOf = (name: string): StoredRole['rules'] => roles.get(name)?.rules ?? [];
  const reachingOthers = (name: string) => rulesOf(name).filter(({ subject }) => !ownSubjects.includes(subject));
  return {
    refuseToGive(role) {
      if (!roles.has(role)) throw invalid('role', { code: 'not_one_of', choices: [...roles.keys()] });
      refuseMoreThanOwn(ability, rulesOf(role));
    },
    refuseAbove: ({ role }) => refuseMoreThanOwn(ability, rulesOf(role)),
    refuseToRemove: ({ role }) => refuseMoreThanOwn(ability, reachingOthers(role)),
    named(text) {
      const wanted = text.toLowerCase();
      const isMeant = ({ name, title }: StoredRole) => name.toLowerCase() === wanted || title.toLowerCase() === wanted;
      return roles.has(text) ? text : ([...roles.values()].find(isMeant)?.name ?? text);
    },
    isThere: (role) => roles.has(role),
    isAbove: (role) => !hasAll(ability, rulesOf(role)),
    mayRemove: (role) => hasAll(ability, reachingOthers(role)),
  };
}

/** Whether the account is an admin who can sign in now. */
export function isActiveAdmin({ account }: Pick<LockedUser, 'account'>): boolean {
  return account !== null && account.role === 'admin' && account.suspendedAt === null;
}

export async function countActiveAdmins({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number> {
  const [counted] = await db
    .select({ admins: count() })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)));
  return counted?.admins ?? 0;
}

/** Call it after a write that may have removed an admin. @throws 409 if none is left, which rolls the write back. */
export async function refuseWithoutAdmin(scope: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  if ((await countActiveAdmins(scope)) === 0) throw new Refusal('conflict', { code: 'last_admin_stays' });
}

export function isOwnUser({ personId }: Pick<LockedUser, 'personId'>, { identity }: Pick<Scope, 'identity'>): boolean {
  return personId !== null && personId === identity.personId;
}
