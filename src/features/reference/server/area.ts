import type { ServerArea } from '#server/server-area.ts';
import { referenceEndpoints } from '../contract.ts';
import { referenceRoutes } from './routes.ts';

export const referenceArea: ServerArea = {
  endpoints: referenceEndpoints,
  routes: referenceRoutes,
};
