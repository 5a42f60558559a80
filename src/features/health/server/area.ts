import type { ServerArea } from '#server/server-area.ts';
import { healthEndpoints } from '../contract.ts';
import { healthRoutes } from './routes.ts';

export const healthArea: ServerArea = {
  endpoints: healthEndpoints,
  routes: healthRoutes,
};
