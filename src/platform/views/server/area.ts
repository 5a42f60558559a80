import type { ServerArea } from '#server/server-area.ts';
import { viewEndpoints } from '../contract.ts';
import { viewRoutes } from './routes.ts';
import { sweepViews } from './views.ts';

export const viewArea: ServerArea = { endpoints: viewEndpoints, routes: viewRoutes, sweeps: [sweepViews] };
