import type { ServerArea } from '#server/server-area.ts';
import { analyticsEndpoints } from '../analytics-contract.ts';
import { arrangementEndpoints } from '../arrangement-contract.ts';
import { readDashboard, setBudget } from '../contract.ts';
import { statisticsEndpoints } from '../statistics-contract.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboardArea: ServerArea = {
  endpoints: [...analyticsEndpoints, ...statisticsEndpoints, readDashboard, setBudget, ...arrangementEndpoints],
  routes: dashboardRoutes,
  sample: () => import('./add-sample-figures.ts').then(({ addSampleFigures }) => addSampleFigures),
};
