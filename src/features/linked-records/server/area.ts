import type { ServerArea } from '#server/server-area.ts';
import { linkedRecordEndpoints } from '../contract.ts';
import { linkedRecordRoutes } from './routes.ts';

export const linkedRecordArea: ServerArea = {
  endpoints: linkedRecordEndpoints,
  routes: linkedRecordRoutes,
  sample: () => import('./add-sample-links.ts').then(({ addSampleLinks }) => addSampleLinks),
};
