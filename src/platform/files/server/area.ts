import type { ServerArea } from '#server/server-area.ts';
import { fileEndpoints } from '../contract.ts';
import { fileRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const fileArea: ServerArea = {
  endpoints: fileEndpoints,
  routes: fileRoutes,
};
