import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { hasAll, refuseMoreThanOwn, withRightsLocked } from '#platform/rights/server/public-api.ts';
import { roles, rolesView } from '#platform/rights/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import { findRole, readRole, refuseTakenTitle } from './read-roles.ts';

/** Trash kind for roles; shows only those with no more permissions than the caller. */
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

/** The name can't be reused while deleted or suspended users would come back with it. */
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

/** Deletes a custom role that no one has. */
export async function deleteRole({ query }: GivenOf<typeof contract.deleteRole>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'delete', 'Role');
  const { db, entity, ability } = scope;
  const role = await findRole(query.name, scope);
  if (role.isBuiltIn) throw new Refusal('conflict', { code: 'role_built_in', role: role.title });
  refuseMoreThanOwn(ability, role.rules);
  if (await isHeld(role.name, scope)) throw new Refusal('conflict', { code: 'role_held', role: role.title });
  await db
    .update(roles)
    .set(deletionBy(scope))
    .where(and(eq(roles.entity, entity), eq(roles.name, role.name)));
  await recordAudit(db, scope, { action: 'role.deleted', targetKind: 'role', targetId: role.name, target: role.title });
  await announce(db, entity, { kind: 'role', ids: [] }, trashChange);
}

async function isHeld(name: string, { db, entity }: Scope): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), eq(users.role, name)))
    .limit(1);
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, name), isNull(accounts.suspendedAt)))
    .limit(1);
  return Boolean(user ?? account);
}

export async function restoreRole(
  { params }: GivenOf<typeof contract.restoreRole>,
  given: Scope,
): Promise<AnswerOf<typeof contract.restoreRole>> {
  const scope = await withRightsLocked(given, 'delete', 'Role');
  const { db, entity, ability } = scope;
  const which = and(eq(roles.entity, entity), eq(roles.name, params.name), isNotNull(roles.deletedAt));
  const [row] = await db.select().from(roles).where(which);
  if (!row) throw notFound('role');
  refuseMoreThanOwn(ability, row.rules);
  await refuseTakenTitle(row.title, row.name, scope);
  await db.update(roles).set(noDeletion(scope)).where(which);
  await recordAudit(db, scope, { action: 'role.restored', targetKind: 'role', targetId: row.name, target: row.title });
  await announce(db, entity, { kind: 'role', ids: [] }, trashChange);
  return { role: await readRole(row.name, scope) };
}
