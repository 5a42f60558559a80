import type { ServerArea } from '#server/server-area.ts';
import { lookupEndpoints } from '../contract.ts';
import { lookupRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const lookupArea: ServerArea = {
  endpoints: lookupEndpoints,
  routes: lookupRoutes,
};
