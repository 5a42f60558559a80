import type { ServerArea } from '#server/server-area.ts';
import { madeOfEndpoints } from '../contract.ts';
import { madeOfRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const madeOfArea: ServerArea = {
  endpoints: madeOfEndpoints,
  routes: madeOfRoutes,
  sample: () => import('./add-sample-links.ts').then(({ addSampleLinks }) => addSampleLinks),
};
