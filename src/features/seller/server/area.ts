import type { ServerArea } from '#server/server-area.ts';
import { sellerEndpoints } from '../contract.ts';
import { namedFiles } from './named-files.ts';
import { sellerRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const sellerArea: ServerArea = {
  endpoints: sellerEndpoints,
  routes: sellerRoutes,
  fileNamings: namedFiles,
};
