import { and, eq, isNull } from 'drizzle-orm';
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
    .where(and(eq(permissions.entity, entity), eq(permissions.id, id), isNull(permissions.deletedAt)));
  if (!row) throw notFound('permission');
  return row;
}
