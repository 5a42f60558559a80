import type { ServerArea } from '#server/server-area.ts';
import { visitorEndpoints } from '../contract.ts';
import { visitorRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const visitorArea: ServerArea = {
  endpoints: visitorEndpoints,
  routes: visitorRoutes,
};
