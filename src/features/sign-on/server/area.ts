import type { ServerArea } from '#server/server-area.ts';
import { sweepEnded } from '#server/sweep.ts';
import { signOnEndpoints } from '../contract.ts';
import { signOnAttempts } from '../tables.ts';
import { signOnRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const signOnArea: ServerArea = {
  endpoints: signOnEndpoints,
  routes: signOnRoutes,
  // People who came back, or never did.
  sweeps: [sweepEnded('sign-ons', signOnAttempts, signOnAttempts.usedAt)],
};
