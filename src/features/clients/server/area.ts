import type { ServerArea } from '#server/server-area.ts';
import { clientEndpoints } from '../contract.ts';
import { clientSearch } from './clients.ts';
import { clientRoutes } from './routes.ts';
import { clientUndo } from './undo-rules.ts';

export const clientArea: ServerArea = {
  endpoints: clientEndpoints,
  routes: clientRoutes,
  search: [clientSearch],
  undo: clientUndo,
};
