import type { ServerArea } from '#server/server-area.ts';
import { userEndpoints } from '../contract.ts';
import { addSampleUsers } from './add-sample-users.ts';
import { namedFiles } from './named-files.ts';
import { userRoutes } from './routes.ts';
import { sweepInvitations } from './sweep-invitations.ts';

/** What this feature adds to the server. */
export const userArea: ServerArea = {
  endpoints: userEndpoints,
  routes: userRoutes,
  sample: addSampleUsers,
  fileNamings: namedFiles,
  sweeps: [sweepInvitations],
};
