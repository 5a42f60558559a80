import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { hasAll } from '#features/rights/server/offers.ts';
import { roles, rolesView } from '#features/rights/tables.ts';
import { accounts } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import { deleteRole } from './delete-role.ts';
import { restoreRole } from './restore-role.ts';

/** Deleted roles: those that have no more than whoever looks. */
export const roleTrash: TrashKind = {
  kind: 'role',
  subject: 'Role',
  async lines(scope) {
    const own = await ownNames(scope);
    return {
      view: rolesView,
      key: rolesView.name,
      name: rolesView.title,
      where: own.length > 0 ? inArray(rolesView.name, own) : sql`false`,
    };
  },
  async restore(keys, scope) {
    for (const name of new Set(keys)) await restoreRole({ params: { name }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const name of new Set(keys)) await deleteRole({ params: undefined, query: { name }, body: undefined }, scope);
  },
  async purge(keys, work) {
    const { db, entity } = work;
    const names = [...new Set(keys)].sort();
    const purged = await db
      .delete(roles)
      .where(and(eq(roles.entity, entity), inArray(roles.name, names), isNotNull(roles.deletedAt)))
      .returning({ name: roles.name, title: roles.title });
    refuseMissing(purged, names, 'role');
    for (const role of purged) await refuseNamed(role, work);
    await announce(db, entity, { kind: 'role', ids: [] }, trashChange);
  },
};

async function ownNames({ db, entity, ability }: Scope): Promise<string[]> {
  const { name, rules, deletedAt } = rolesView;
  const deleted = await db
    .select({ name, rules })
    .from(rolesView)
    .where(and(eq(rolesView.entity, entity), isNotNull(deletedAt)));
  return deleted.filter((role) => hasAll(ability, role.rules)).map((role) => role.name);
}

/** Its name must not be given to another role while somebody, deleted or suspended, would come back with it. */
async function refuseNamed({ name, title }: { name: string; title: string }, { db, entity }: TrashWork): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.entity, entity), eq(users.role, name)))
    .limit(1);
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, name)))
    .limit(1);
  if (user ?? account) throw new Refusal('conflict', { code: 'role_held', role: title });
}
