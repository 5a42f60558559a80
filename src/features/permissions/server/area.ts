import type { ServerArea } from '#server/server-area.ts';
import { permissionEndpoints } from '../contract.ts';
import { permissionTrash } from './permission-trash.ts';
import { permissionRoutes } from './routes.ts';
import { sweepPermissions } from './sweep-permissions.ts';

/** What this feature adds to the server. */
export const permissionArea: ServerArea = {
  endpoints: permissionEndpoints,
  routes: permissionRoutes,
  sample: () => import('./add-sample-permissions.ts').then(({ addSamplePermissions }) => addSamplePermissions),
  sweeps: [sweepPermissions],
  trash: [permissionTrash],
};
