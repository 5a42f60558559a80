import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { noDeletion, trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restorePermission as contract } from '../contract.ts';
import { permissions } from '../tables.ts';
import { findPermission } from './find-permission.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Takes the deletion of a permission back; it stands where it stood. */
export async function restorePermission({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const which = and(eq(permissions.entity, entity), eq(permissions.id, params.id), isNotNull(permissions.deletedAt));
  const [row] = await db.select({ name: permissions.name }).from(permissions).where(which);
  if (!row) throw notFound('permission');
  await refuseTakenName(row.name, () => db.update(permissions).set(noDeletion(scope)).where(which));
  await recordAudit(db, scope, { action: 'permission.restored', targetKind: 'permission', targetId: params.id, target: row.name });
  await announce(db, entity, { kind: 'permission', ids: [params.id] }, trashChange);
  return { permission: await findPermission(params.id, scope) };
}
