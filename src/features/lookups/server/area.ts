import type { ServerArea } from '#server/server-area.ts';
import { lookupEndpoints } from '../contract.ts';
import { lookupRoutes } from './routes.ts';

export const lookupArea: ServerArea = {
  endpoints: lookupEndpoints,
  routes: lookupRoutes,
};
