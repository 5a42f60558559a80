import type { ServerArea } from '#server/server-area.ts';
import { workspaceEndpoints } from '../contract.ts';
import { workspaceRoutes } from './routes.ts';

/** What this feature adds to the server: the whole company as one archive, out of here and into here. */
export const workspaceArea: ServerArea = {
  endpoints: workspaceEndpoints,
  routes: workspaceRoutes,
};
