import type { ServerArea } from '#server/server-area.ts';
import { bookmarkEndpoints } from '../contract.ts';
import { bookmarkRoutes } from './routes.ts';

export const bookmarkArea: ServerArea = { endpoints: bookmarkEndpoints, routes: bookmarkRoutes };
