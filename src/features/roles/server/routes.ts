import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addRole } from './add-role.ts';
import { deleteRole } from './delete-role.ts';
import { explainAbility } from './explain-ability.ts';
import { listRoles } from './list-roles.ts';
import { previewRole } from './preview-role.ts';
import { restoreRole } from './restore-role.ts';
import { updateRole } from './update-role.ts';

export const roleRoutes: Route[] = [
  on(contract.listRoles, listRoles),
  on(contract.addRole, addRole),
  on(contract.deleteRole, deleteRole),
  on(contract.explainAbility, explainAbility),
  on(contract.previewRole, previewRole),
  on(contract.restoreRole, restoreRole),
  on(contract.updateRole, updateRole),
];
