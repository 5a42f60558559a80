import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { renamePermission as contract } from '../contract.ts';
import { permissions } from '../tables.ts';
import { findPermission } from './find-permission.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Changes the name of a permission, and nothing else. */
export async function renamePermission({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const { id, name } = body;
  const before = await findPermission(id, scope);
  const which = and(eq(permissions.entity, entity), eq(permissions.id, id));
  await refuseTakenName(name, () => db.update(permissions).set({ name, updatedAt: now }).where(which));
  await recordAudit(db, scope, {
    action: 'permission.renamed',
    targetKind: 'permission',
    targetId: id,
    target: name,
    changes: [{ field: 'name', from: before.name, to: name }],
  });
  await announce(db, entity, { kind: 'permission', ids: [id] });
}
