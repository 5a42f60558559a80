import type { ServerArea } from '#server/server-area.ts';
import { apiKeyEndpoints } from '../contract.ts';
import { apiKeyRoutes } from './routes.ts';
import { sweepApiKeys } from './sweep-api-keys.ts';

/** What this feature adds to the server. */
export const apiKeyArea: ServerArea = {
  endpoints: apiKeyEndpoints,
  routes: apiKeyRoutes,
  sweeps: [sweepApiKeys],
};
