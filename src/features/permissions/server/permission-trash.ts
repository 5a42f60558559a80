import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { permissions, permissionsView } from '../tables.ts';
import { deletePermission } from './delete-permission.ts';
import { restorePermission } from './restore-permission.ts';

/** Deleted entries of the catalogue. */
export const permissionTrash: TrashKind = {
  kind: 'permission',
  subject: 'Permission',
  lines: () => ({ view: permissionsView, key: permissionsView.id, name: permissionsView.name }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'permission')) await restorePermission({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'permission')) await deletePermission({ params: undefined, query: { id }, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'permission');
    const purged = await db
      .delete(permissions)
      .where(and(eq(permissions.entity, entity), inArray(permissions.id, ids), isNotNull(permissions.deletedAt)))
      .returning({ id: permissions.id });
    refuseMissing(purged, ids, 'permission');
    await announce(db, entity, { kind: 'permission', ids }, trashChange);
  },
};
