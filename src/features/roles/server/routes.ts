import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addRole, updateRole } from './change-roles.ts';
import { explainAbility, listRoles, previewRole } from './read-roles.ts';
import { deleteRole, restoreRole } from './role-trash.ts';

export const roleRoutes: Route[] = [
  on(contract.listRoles, listRoles),
  on(contract.addRole, addRole),
  on(contract.deleteRole, deleteRole),
  on(contract.explainAbility, explainAbility),
  on(contract.previewRole, previewRole),
  on(contract.restoreRole, restoreRole),
  on(contract.updateRole, updateRole),
];
