import { roles } from '#platform/rights/tables.ts';
import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { roleEndpoints } from '../contract.ts';
import { roleTrash } from './role-trash.ts';
import { roleRoutes } from './routes.ts';

export const roleArea: ServerArea = {
  endpoints: roleEndpoints,
  routes: roleRoutes,
  sweeps: [sweepTrash(roleTrash, { ...roles, key: roles.name })],
  trash: [roleTrash],
};
