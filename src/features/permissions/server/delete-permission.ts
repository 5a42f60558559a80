import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import type { deletePermission as contract } from '../contract.ts';
import { permissions } from '../tables.ts';
import { findPermission } from './find-permission.ts';

/** Deletes a permission softly. */
export async function deletePermission({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const { id, name } = await findPermission(query.id, scope);
  await db
    .update(permissions)
    .set(deletionBy(scope))
    .where(and(eq(permissions.entity, entity), eq(permissions.id, id)));
  await recordAudit(db, scope, { action: 'permission.deleted', targetKind: 'permission', targetId: id, target: name });
  await announce(db, entity, { kind: 'permission', ids: [id] }, trashChange);
}
