import type { ServerArea } from '#server/server-area.ts';
import { sessionEndpoints } from '../contract.ts';
import { dateEndpoints } from '../date-contract.ts';
import { passkeyEndpoints } from '../passkey-contract.ts';
import { twoStepEndpoints } from '../two-step-contract.ts';
import { sessionRoutes } from './routes.ts';
import { sweepSessions } from './signing-in/sweep-sessions.ts';
import { sweepTrustedDevices } from './two-steps/sweep-trusted-devices.ts';
import { sweepVerifications } from './verification/sweep-verifications.ts';

/** What this feature adds to the server. */
export const sessionArea: ServerArea = {
  endpoints: [...sessionEndpoints, ...dateEndpoints, ...twoStepEndpoints, ...passkeyEndpoints],
  routes: sessionRoutes,
  sweeps: [sweepSessions, sweepVerifications, sweepTrustedDevices],
};
