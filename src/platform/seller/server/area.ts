import type { ServerArea } from '#server/server-area.ts';
import { sellerEndpoints } from '../contract.ts';
import { fileReferences } from './file-references.ts';
import { sellerRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const sellerArea: ServerArea = {
  endpoints: sellerEndpoints,
  routes: sellerRoutes,
  fileReferences,
};
