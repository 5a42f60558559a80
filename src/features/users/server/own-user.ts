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

/** The managed user that the caller is, with their account, locked; null for who only signs in. */
export async function lockOwnAccount(scope: Scope): Promise<LockedUser | null> {
  const { db, entity, identity } = scope;
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), eq(users.personId, identity.personId)));
  return own ? lockUser(own.id, scope) : null;
}

/** Changes what the managed user may themselves: what they are called and how they are reached, and not what they may. */
export async function changeOwnUser(
  before: LockedUser,
  fields: Pick<UserFields, 'fullName' | 'username' | 'company' | 'country' | 'contact'>,
  scope: Scope,
): Promise<void> {
  await changeUsers([{ before, fields }], await readRoleRights(scope), scope);
}

/** What the caller owns that somebody would inherit, who can, and whether they may go at all. */
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
 * Deletes the caller softly, as an admin deletes a user: the trash has them for a while. All of their sessions end.
 * @param heirId the person to whom goes what they own; the admin who has been one longest, where nobody is named
 * @throws 409 for the last admin, 401 for who is deleted already
 */
export async function deleteOwnUser(heirId: number | undefined, given: Scope): Promise<void> {
  const scope = await lockOwnRights(given);
  const { db, entity, identity, now } = scope;
  const user = (await lockOwnAccount(scope)) ?? (await becomeUser(scope));
  const heir = heirId ?? (await findFirstAdmin(scope));
  if (heir === undefined) throw new Refusal('conflict', { code: 'last_admin_stays' });
  await transferAndDeleteUsers([user], heir, scope);
  // Whoever brings them back brings none of these back.
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, identity.accountId), isNull(sessions.revokedAt)));
}

/** Who only signs in, as clients do, leaves as a managed user, so that they can be brought back as one. */
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
