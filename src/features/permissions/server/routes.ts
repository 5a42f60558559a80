import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addPermission } from './add-permission.ts';
import { deletePermission } from './delete-permission.ts';
import { linkPermission } from './link-permission.ts';
import { listPermissions } from './list-permissions.ts';
import { renamePermission } from './rename-permission.ts';
import { restorePermission } from './restore-permission.ts';

export const permissionRoutes: Route[] = [
  on(contract.listPermissions, listPermissions),
  on(contract.addPermission, addPermission),
  on(contract.renamePermission, renamePermission),
  on(contract.linkPermission, linkPermission),
  on(contract.deletePermission, deletePermission),
  on(contract.restorePermission, restorePermission),
];
