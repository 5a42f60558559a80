import type { ServerArea } from '#server/server-area.ts';
import { sellerEndpoints } from '../contract.ts';
import { fileReferences } from './file-references.ts';
import { sellerRoutes } from './routes.ts';

export const sellerArea: ServerArea = {
  endpoints: sellerEndpoints,
  routes: sellerRoutes,
  fileReferences,
};
