import type { ServerArea } from '#server/server-area.ts';
import { sessionEndpoints } from '../contract.ts';
import { dateEndpoints } from '../date-contract.ts';
import { passkeyEndpoints } from '../passkey-contract.ts';
import { twoStepEndpoints } from '../two-step-contract.ts';
import { sessionRoutes } from './routes.ts';
import { sweepVerifications } from './send-verification.ts';
import { sweepSessions } from './sessions.ts';
import { sweepTrustedDevices } from './trusted-devices.ts';

export const sessionArea: ServerArea = {
  endpoints: [...sessionEndpoints, ...dateEndpoints, ...twoStepEndpoints, ...passkeyEndpoints],
  routes: sessionRoutes,
  sweeps: [sweepSessions, sweepVerifications, sweepTrustedDevices],
};
