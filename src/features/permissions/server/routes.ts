import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addPermission, deletePermission, linkPermission, listPermissions, renamePermission, restorePermission } from './permissions.ts';

export const permissionRoutes: Route[] = [
  on(contract.listPermissions, listPermissions),
  on(contract.addPermission, addPermission),
  on(contract.renamePermission, renamePermission),
  on(contract.linkPermission, linkPermission),
  on(contract.deletePermission, deletePermission),
  on(contract.restorePermission, restorePermission),
];
