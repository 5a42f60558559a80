import type { ServerArea } from '#server/server-area.ts';
import { changeEndpoints } from '../contract.ts';
import { changeRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const changeArea: ServerArea = {
  endpoints: changeEndpoints,
  routes: changeRoutes,
};
