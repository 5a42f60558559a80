import type { ServerArea } from '#server/server-area.ts';
import { userEndpoints } from '../contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { viewEndpoints } from '../view-contract.ts';
import { addSampleUsers } from './add-sample-users.ts';
import { sweepInvitations } from './invitations/sweep-invitations.ts';
import { namedFiles } from './named-files.ts';
import { userRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const userArea: ServerArea = {
  endpoints: [...userEndpoints, ...invitationEndpoints, ...importEndpoints, ...viewEndpoints],
  routes: userRoutes,
  sample: addSampleUsers,
  fileNamings: namedFiles,
  sweeps: [sweepInvitations],
};
