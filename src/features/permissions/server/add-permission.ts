import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addPermission as contract } from '../contract.ts';
import { permissions } from '../tables.ts';
import { findPermission } from './find-permission.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Adds a permission for the administrator; as the newest it stands on top. */
export async function addPermission({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { name } = body.permission;
  const id = await nextId(db, entity, 'permission');
  const row = { entity, id, name, assignedTo: ['administrator'], createdAt: now, updatedAt: now };
  await refuseTakenName(name, () => db.insert(permissions).values(row));
  await recordAudit(db, scope, { action: 'permission.added', targetKind: 'permission', targetId: id, target: name });
  await announce(db, entity, { kind: 'permission', ids: [id] });
  return { permission: await findPermission(id, scope) };
}
