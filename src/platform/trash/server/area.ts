import type { ServerArea } from '#server/server-area.ts';
import { trashEndpoints } from '../contract.ts';
import { trashRoutes } from './routes.ts';

/** What this feature adds to the server: one list over what all areas deleted. */
export const trashArea: ServerArea = {
  endpoints: trashEndpoints,
  routes: ({ trash }) => trashRoutes(trash),
};
