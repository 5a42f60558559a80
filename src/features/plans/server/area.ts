import type { ServerArea } from '#server/server-area.ts';
import { planEndpoints } from '../contract.ts';
import { planRoutes } from './routes.ts';

export const planArea: ServerArea = {
  endpoints: planEndpoints,
  routes: planRoutes,
  sample: () => import('./add-sample-plan.ts').then(({ addSamplePlan }) => addSamplePlan),
};
