import type { ServerArea } from '#server/server-area.ts';
import { sweepEnded } from '#server/sweep.ts';
import { signOnEndpoints } from '../contract.ts';
import { signOnAttempts } from '../tables.ts';
import { signOnRoutes } from './routes.ts';

export const signOnArea: ServerArea = {
  endpoints: signOnEndpoints,
  routes: signOnRoutes,
  // Sign-in attempts that were completed or abandoned.
  sweeps: [sweepEnded('sign-ons', signOnAttempts, signOnAttempts.usedAt)],
};
