import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { hasAll, readRoles } from '#features/rights/server/offers.ts';
import { accounts, addressVerifications, passkeys, recoveryCodes, sessions, trustedDevices, twoSteps } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import { invitations, users, usersView } from '../../tables.ts';
import { deleteUsers } from './delete-users.ts';
import { restoreUsers } from './restore-users.ts';

/** Deleted users: those who had no more rights than whoever looks. What they wrote stays, under the name of the person that they were. */
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

/** They cannot sign in again, and their address and name are free for others. */
async function removeAccounts(personIds: number[], { db, entity }: TrashWork): Promise<void> {
  const own = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)));
  for (const table of [sessions, addressVerifications, twoSteps, recoveryCodes, trustedDevices, passkeys])
    await db.delete(table).where(and(eq(table.entity, entity), inArray(table.accountId, own)));
  await db.delete(accounts).where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)));
}
