import type { ServerArea } from '#server/server-area.ts';
import { visitorEndpoints } from '../contract.ts';
import { visitorRoutes } from './routes.ts';

export const visitorArea: ServerArea = {
  endpoints: visitorEndpoints,
  routes: visitorRoutes,
};
