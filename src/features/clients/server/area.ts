import type { ServerArea } from '#server/server-area.ts';
import { clientEndpoints } from '../contract.ts';
import { clientRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const clientArea: ServerArea = {
  endpoints: clientEndpoints,
  routes: clientRoutes,
};
