import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Permission } from '../contract.ts';
import { permissionsView as permissions } from '../tables.ts';
import { permissionColumns } from './permission-columns.ts';

/** The permission as the contract has it. @throws 404. */
export async function findPermission(id: number, { db, entity }: Scope): Promise<Permission> {
  const [row] = await db
    .select(permissionColumns)
    .from(permissions)
    .where(and(live(permissions, entity), eq(permissions.id, id)));
  if (!row) throw notFound('permission');
  return row;
}
