import type { ServerArea } from '#server/server-area.ts';
import { permissionEndpoints } from '../contract.ts';
import { permissionTrash, sweepPermissions } from './permissions.ts';
import { permissionRoutes } from './routes.ts';

export const permissionArea: ServerArea = {
  endpoints: permissionEndpoints,
  routes: permissionRoutes,
  sample: () => import('./add-sample-permissions.ts').then(({ addSamplePermissions }) => addSamplePermissions),
  sweeps: [sweepPermissions],
  trash: [permissionTrash],
};
