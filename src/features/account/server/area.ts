import type { ServerArea } from '#server/server-area.ts';
import { accountEndpoints } from '../contract.ts';
import { accountRoutes } from './routes.ts';

export const accountArea: ServerArea = {
  endpoints: accountEndpoints,
  routes: accountRoutes,
};
