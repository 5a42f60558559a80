import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { userEndpoints } from '../contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { users } from '../tables.ts';
import { viewEndpoints } from '../view-contract.ts';
import { sweepInvitations } from './invitations/sweep-invitations.ts';
import { namedFiles } from './named-files.ts';
import { userTrash } from './record/user-trash.ts';
import { userRoutes } from './routes.ts';
import { userSearch } from './search-users.ts';

/** What this feature adds to the server. */
export const userArea: ServerArea = {
  endpoints: [...userEndpoints, ...invitationEndpoints, ...importEndpoints, ...viewEndpoints],
  routes: userRoutes,
  sample: () => import('./add-sample-users.ts').then(({ addSampleUsers }) => addSampleUsers),
  fileNamings: namedFiles,
  sweeps: [sweepInvitations, sweepTrash(userTrash, { ...users, key: users.id })],
  trash: [userTrash],
  search: [userSearch],
};
