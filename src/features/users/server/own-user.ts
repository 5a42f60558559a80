import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { people, users } from '#platform/people/tables.ts';
import { lockOwnRights } from '#platform/rights/server/public-api.ts';
import { addUserOfPerson } from '#platform/session/server/public-api.ts';
import { accounts, entities, sessions } from '#platform/session/tables.ts';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { changeUsers, type UserFields } from './change-users.ts';
import { transferAndDeleteUsers } from './delete-users.ts';
import { readBelongings, readPossibleOwners } from './preview-user-deletion.ts';
import { countActiveAdmins, type LockedUser, lockUser, readRoleRights } from './user-rights.ts';

/** The caller's managed user with their account, locked; null for accounts that aren't users. */
export async function lockOwnAccount(scope: Scope): Promise<LockedUser | null> {
  const { db, entity, identity } = scope;
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), eq(users.personId, identity.personId)));
  return own ? lockUser(own.id, scope) : null;
}

/** Changes what users may change about themselves: name and contact details, not permissions. */
export async function changeOwnUser(
  before: LockedUser,
  fields: Pick<UserFields, 'fullName' | 'username' | 'company' | 'country' | 'contact'>,
  scope: Scope,
): Promise<void> {
  await changeUsers([{ before, fields }], await readRoleRights(scope), scope);
}

/** Previews deleting the caller: what would be inherited, who can inherit, and any obstacle. */
export async function previewOwnDeletion(scope: Scope) {
  const { db, entity, identity } = scope;
  const [own] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  const isLast = own?.role === 'admin' && (await countActiveAdmins(scope)) === 1;
  return {
    belongings: await readBelongings(identity.personId, scope),
    heirs: await readPossibleOwners(identity.personId, scope),
    obstacle: isLast ? ('last-admin' as const) : null,
  };
}

/**
 * Soft-deletes the caller the way an admin deletes a user; the trash retains them for a while. Ends all of their sessions.
 * @param heirId The person who inherits their records; by default the longest-serving admin.
 * @throws 409 for the last admin, 401 if already deleted.
 */
export async function deleteOwnUser(heirId: number | undefined, given: Scope): Promise<void> {
  const scope = await lockOwnRights(given);
  const { db, entity, identity, now } = scope;
  const user = (await lockOwnAccount(scope)) ?? (await becomeUser(scope));
  const heir = heirId ?? (await findFirstAdmin(scope));
  if (heir === undefined) throw new Refusal('conflict', { code: 'last_admin_stays' });
  await transferAndDeleteUsers([user], heir, scope);
  // Restoring the user doesn't restore these.
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, identity.accountId), isNull(sessions.revokedAt)));
}

/** Accounts that aren't users, such as clients, are deleted as managed users so that they can be restored. */
async function becomeUser(scope: Scope): Promise<LockedUser> {
  const { db, entity, identity, now } = scope;
  const [own] = await db
    .select({ fullName: people.fullName, role: accounts.role, username: accounts.username, email: accounts.email, company: entities.name })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .innerJoin(entities, eq(entities.entity, accounts.entity))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!own) throw new Error('who calls has an account');
  await addUserOfPerson(db, { entity, personId: identity.personId, ...own, now });
  const user = await lockOwnAccount(scope);
  if (!user) throw new Error('the user has just been added');
  return user;
}

async function findFirstAdmin({ db, entity, identity }: Scope): Promise<number | undefined> {
  const [first] = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .innerJoin(people, and(live(people, accounts.entity), eq(people.id, accounts.personId)))
    .where(
      and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt), ne(accounts.personId, identity.personId)),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1);
  return first?.personId;
}
