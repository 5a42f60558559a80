import type { ServerArea } from '#server/server-area.ts';
import { changeEndpoints } from '../contract.ts';
import { changeRoutes } from './routes.ts';

export const changeArea: ServerArea = {
  endpoints: changeEndpoints,
  routes: changeRoutes,
};
