import type { ServerArea } from '#server/server-area.ts';
import { sessionEndpoints } from '../contract.ts';
import { sessionRoutes } from './routes.ts';
import { sweepSessions } from './sweep-sessions.ts';
import { sweepVerifications } from './sweep-verifications.ts';

/** What this feature adds to the server. */
export const sessionArea: ServerArea = {
  endpoints: sessionEndpoints,
  routes: sessionRoutes,
  sweeps: [sweepSessions, sweepVerifications],
};
