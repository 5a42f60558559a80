import type { ServerArea } from '#server/server-area.ts';
import { fileEndpoints } from '../contract.ts';
import { fileRoutes } from './routes.ts';

export const fileArea: ServerArea = {
  endpoints: fileEndpoints,
  routes: fileRoutes,
};
