import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { userEndpoints } from '../contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { users } from '../tables.ts';
import { viewEndpoints } from '../view-contract.ts';
import { addSampleUsers } from './add-sample-users.ts';
import { sweepInvitations } from './invitations/sweep-invitations.ts';
import { namedFiles } from './named-files.ts';
import { userTrash } from './record/user-trash.ts';
import { userRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const userArea: ServerArea = {
  endpoints: [...userEndpoints, ...invitationEndpoints, ...importEndpoints, ...viewEndpoints],
  routes: userRoutes,
  sample: addSampleUsers,
  fileNamings: namedFiles,
  sweeps: [sweepInvitations, sweepTrash(userTrash, { ...users, key: users.id })],
  trash: [userTrash],
};
