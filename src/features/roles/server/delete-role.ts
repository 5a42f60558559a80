import { and, eq, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { refuseMoreThanOwn, withRightsLocked } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import { accounts } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteRole as contract } from '../contract.ts';
import { findRole } from './find-role.ts';

/** Deletes a role that the entity added and that nobody has. */
export async function deleteRole({ query }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
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
