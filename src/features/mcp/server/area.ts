import type { ServerArea } from '#server/server-area.ts';
import { mcpEndpoints } from '../contract.ts';
import { mcpRoutes } from './routes.ts';
import { sweepMcpWrites } from './writes.ts';

export const mcpArea: ServerArea = {
  endpoints: mcpEndpoints,
  routes: mcpRoutes,
  sweeps: [sweepMcpWrites],
};
