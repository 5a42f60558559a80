import { and, count, eq, isNull } from 'drizzle-orm';
import { hasAll, ownSubjects, readRoles, refuseMoreThanOwn, type StoredRole } from '#features/rights/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { LockedUser } from './lock-users.ts';

type Asking = Pick<Scope, 'db' | 'entity' | 'ability'>;

/** What whoever asks may do with users of each role. */
export interface RoleRights {
  /** @throws 400 for a role that is not there, 403 for one that has more than whoever asks. */
  refuseToGive(role: string): void;
  /** @throws 403 for somebody whose role has more than whoever asks. */
  refuseAbove(user: Pick<LockedUser, 'role'>): void;
  /** The same for taking them away: what reaches no further than a person's own things, as their mailbox, does not count. */
  refuseToRemove(user: Pick<LockedUser, 'role'>): void;
  isThere(role: string): boolean;
  /** The role of that name or title, whatever its case; what was given where there is none. */
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

/** Somebody who can sign in as admin now. */
export function isActiveAdmin({ account }: Pick<LockedUser, 'account'>): boolean {
  return account !== null && account.role === 'admin' && account.suspendedAt === null;
}

/** How many there are of them. */
export async function countActiveAdmins({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number> {
  const [counted] = await db
    .select({ admins: count() })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)));
  return counted?.admins ?? 0;
}

/** To be called after what took an admin away. @throws 409 when nobody is left; what was written is rolled back. */
export async function refuseWithoutAdmin(scope: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  if ((await countActiveAdmins(scope)) === 0) throw new Refusal('conflict', { code: 'last_admin_stays' });
}

export function isOneself({ personId }: Pick<LockedUser, 'personId'>, { identity }: Pick<Scope, 'identity'>): boolean {
  return personId !== null && personId === identity.personId;
}
