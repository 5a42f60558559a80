import type { ServerArea } from '#server/server-area.ts';
import { apiKeyEndpoints } from '../contract.ts';
import { sweepApiKeys } from './api-keys.ts';
import { apiKeyRoutes } from './routes.ts';

export const apiKeyArea: ServerArea = {
  endpoints: apiKeyEndpoints,
  routes: apiKeyRoutes,
  sweeps: [sweepApiKeys],
};
