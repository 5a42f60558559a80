import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { clientEndpoints } from '../contract.ts';
import { clients } from '../tables.ts';
import { clientSearch, clientTrash } from './clients.ts';
import { clientRoutes } from './routes.ts';
import { clientUndo } from './undo-rules.ts';

/** What this feature adds to the server. */
export const clientArea: ServerArea = {
  endpoints: clientEndpoints,
  routes: clientRoutes,
  sweeps: [sweepTrash(clientTrash, { ...clients, key: clients.id })],
  trash: [clientTrash],
  search: [clientSearch],
  undo: clientUndo,
};
