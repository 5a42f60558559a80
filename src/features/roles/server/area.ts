import type { ServerArea } from '#server/server-area.ts';
import { roleEndpoints } from '../contract.ts';
import { roleRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const roleArea: ServerArea = {
  endpoints: roleEndpoints,
  routes: roleRoutes,
};
