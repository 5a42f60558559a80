import type { ServerArea } from '#server/server-area.ts';
import { trashEndpoints } from '../contract.ts';
import { trashRoutes } from './routes.ts';

export const trashArea: ServerArea = {
  endpoints: trashEndpoints,
  routes: ({ trash }) => trashRoutes(trash),
};
