import type { ServerArea } from '#server/server-area.ts';
import { auditEndpoints } from '../contract.ts';
import { auditRoutes } from './routes.ts';
import { sweepAudit } from './sweep-audit.ts';

/** What this feature adds to the server. */
export const auditArea: ServerArea = {
  endpoints: auditEndpoints,
  routes: auditRoutes,
  sweeps: [sweepAudit],
};
