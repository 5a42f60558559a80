import { announce } from '#server/announce.ts';
import { eachId, removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { permissions, permissionsView } from '../tables.ts';
import { deletePermission } from './delete-permission.ts';
import { restorePermission } from './restore-permission.ts';

/** Deleted entries of the catalogue. */
export const permissionTrash: TrashKind = {
  kind: 'permission',
  subject: 'Permission',
  lines: () => ({ view: permissionsView, key: permissionsView.id, name: permissionsView.name }),
  restore: eachId('permission', (id, scope) => restorePermission({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: eachId('permission', (id, scope) => deletePermission({ params: undefined, query: { id }, body: undefined }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(permissions, 'permission', keys, work);
    await announce(work.db, work.entity, { kind: 'permission', ids }, trashChange);
  },
};
