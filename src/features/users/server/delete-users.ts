import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { transferEvents } from '#features/calendar/server/public-api.ts';
import { returnCards, transferCards } from '#features/kanban/server/public-api.ts';
import { transferTodos } from '#features/todo/server/public-api.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { type Inheritance, invitations, people, users, usersView } from '#platform/people/tables.ts';
import { hasAll, readRoles, withRightsLocked } from '#platform/rights/server/public-api.ts';
import { accounts, addressVerifications, passkeys, recoveryCodes, sessions, trustedDevices, twoSteps } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { idsOfKeys, refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import type { restoreUsers as contract, deleteUsers as manyContract, deleteUser as oneContract } from '../contract.ts';
import { lockOut } from './change-users.ts';
import { endLinks } from './invitation-links.ts';
import { reportTakenName } from './taken-names.ts';
import { isActiveAdmin, isOwnUser, type LockedUser, lockUsers, readRoleRights, refuseWithoutAdmin } from './user-rights.ts';

export function deleteUser({ query }: GivenOf<typeof oneContract>, scope: Scope): Promise<undefined> {
  return removeUsers([query.id], query.heirId, scope);
}

/** Soft-deletes several users, all or none. */
export function deleteUsers({ body }: GivenOf<typeof manyContract>, scope: Scope): Promise<undefined> {
  return removeUsers(body.ids, body.heirId, scope);
}

async function removeUsers(ids: number[], heirId: number | undefined, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'delete', 'User');
  const leaving = await lockUsers(ids, scope);
  const rights = await readRoleRights(scope);
  for (const user of leaving) rights.refuseToRemove(user);
  if (leaving.some((user) => isOwnUser(user, scope))) throw new Refusal('conflict', { code: 'deletes_oneself' });
  const heir = heirId ?? scope.identity.personId;
  await transferAndDeleteUsers(leaving, heir, scope);
}

/**
 * Soft-deletes locked users: their records go to the heir, and they can no longer sign in.
 * @throws 400 for an unknown heir, 409 if no admin would be left.
 */
export async function transferAndDeleteUsers(leaving: LockedUser[], heirId: number, scope: Scope): Promise<undefined> {
  await refuseUnableHeir(heirId, leaving, scope);
  for (const user of leaving) await removeOne(user, heirId, scope);
  await lockOut(
    leaving.flatMap(({ account }) => account?.id ?? []),
    true,
    scope,
  );
  if (leaving.some(isActiveAdmin)) await refuseWithoutAdmin(scope);
  await tell(leaving, scope);
}

async function refuseUnableHeir(heirId: number, leaving: LockedUser[], { db, entity }: Scope): Promise<void> {
  const [heir] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, entity), eq(people.id, heirId)));
  if (!heir || leaving.some(({ personId }) => personId === heirId)) throw invalid('heirId', 'unknown_heir');
}

async function removeOne({ id, personId }: LockedUser, heirId: number, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await endLinks(db, entity, id, now);
  let inheritance: Inheritance | null = null;
  if (personId !== null) {
    const todoIds = await transferTodos(scope, personId, heirId);
    const eventIds = await transferEvents(scope, personId, heirId);
    inheritance = { heirId, todoIds, eventIds, ...(await transferCards(scope, personId, heirId)) };
    await db
      .update(people)
      .set({ deletedAt: now, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, personId)));
  }
  await db
    .update(users)
    .set({ ...deletionBy(scope), inheritance, version: sql`${users.version} + 1` })
    .where(and(eq(users.entity, entity), eq(users.id, id)));
}

async function tell(leaving: LockedUser[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  await announce(db, entity, { kind: 'user', ids: leaving.map(({ id }) => id) }, { kind: 'role', ids: [] }, trashChange);
  const persons = leaving.flatMap(({ personId }) => personId ?? []);
  if (persons.length > 0) await announce(db, entity, { kind: 'person', ids: persons });
  for (const { account } of leaving) if (account) await announce(db, entity, { kind: 'session', ids: [], person: account.personId });
  for (const { id, fullName } of leaving)
    await recordAudit(db, scope, { action: 'user.deleted', targetKind: 'user', targetId: id, target: fullName });
}

/** Deleted users whose permissions don't exceed the caller's. Content they created remains under their person's name. */
export const userTrash: TrashKind = {
  kind: 'user',
  subject: 'User',
  async lines({ db, entity, ability }) {
    const above = (await readRoles(db, entity)).filter(({ rules }) => !hasAll(ability, rules)).map(({ name }) => name);
    const where = above.length > 0 ? notInArray(usersView.role, above) : undefined;
    return { view: usersView, key: usersView.id, name: usersView.fullName, where };
  },
  restore: (keys, scope) => restoreUsers({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'user') } }, scope),
  remove: (keys, scope) => deleteUsers({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'user') } }, scope),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = idsOfKeys(keys, 'user');
    const deleted = and(eq(users.entity, entity), inArray(users.id, ids), isNotNull(users.deletedAt));
    const rows = await db.select({ personId: users.personId }).from(users).where(deleted).orderBy(users.id).for('update');
    refuseMissing(rows, ids, 'user');
    await removeAccounts(
      rows.flatMap(({ personId }) => personId ?? []),
      work,
    );
    await db.delete(invitations).where(and(eq(invitations.entity, entity), inArray(invitations.userId, ids)));
    await db.delete(users).where(deleted);
    await announce(db, entity, { kind: 'user', ids }, { kind: 'role', ids: [] }, trashChange);
  },
};

/** They can't sign in again, and their address and name become available. */
async function removeAccounts(personIds: number[], { db, entity }: TrashWork): Promise<void> {
  const own = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)));
  for (const table of [sessions, addressVerifications, twoSteps, recoveryCodes, trustedDevices, passkeys])
    await db.delete(table).where(and(eq(table.entity, entity), inArray(table.accountId, own)));
  await db.delete(accounts).where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)));
}

/** Restores users: those who could sign in can again, and they get back what the heir still has. */
export async function restoreUsers({ body }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'delete', 'User');
  const { db, entity } = scope;
  const deleted = await lockUsers(body.ids, scope, { areDeleted: true });
  const rights = await readRoleRights(scope);
  for (const user of deleted) rights.refuseAbove(user);
  for (const user of deleted) await reportTakenName(restoreOne(user, scope));
  await lockOut(
    deleted.flatMap(({ account, status }) => (account && status !== 'inactive' ? account.id : [])),
    false,
    scope,
  );
  const persons = deleted.flatMap(({ personId }) => personId ?? []);
  await announce(db, entity, { kind: 'user', ids: deleted.map(({ id }) => id) }, { kind: 'role', ids: [] }, trashChange);
  if (persons.length > 0) await announce(db, entity, { kind: 'person', ids: persons });
  for (const { id, fullName } of deleted)
    await recordAudit(db, scope, { action: 'user.restored', targetKind: 'user', targetId: id, target: fullName });
}

async function restoreOne({ id, personId, inheritance }: LockedUser, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await db
    .update(users)
    .set({ ...noDeletion(scope), inheritance: null, version: sql`${users.version} + 1` })
    .where(and(eq(users.entity, entity), eq(users.id, id)));
  if (personId === null) return;
  await db
    .update(people)
    .set({ deletedAt: null, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  if (!inheritance) return;
  const { heirId, todoIds, eventIds, ...cards } = inheritance;
  await transferTodos(scope, heirId, personId, todoIds);
  await transferEvents(scope, heirId, personId, eventIds);
  await returnCards(scope, heirId, personId, cards);
}
