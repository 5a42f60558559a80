import { pageAddress } from '#contract/page-address.ts';
import { users } from '#platform/people/tables.ts';
import { referencedById } from '#server/file-reference-column.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { userEndpoints } from '../contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { viewEndpoints } from '../view-contract.ts';
import { userTrash } from './delete-users.ts';
import { sweepInvitations } from './invitation-links.ts';
import { userRoutes } from './routes.ts';

/** Columns of users that reference files. */
const fileReferences = [referencedById(users.avatarFileId)];

const userSearch: SearchSource = {
  source: 'user',
  seen: ({ ability }) => (ability.can('read', 'User') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/user/view/:id', { id }),
};

export const userArea: ServerArea = {
  endpoints: [...userEndpoints, ...invitationEndpoints, ...importEndpoints, ...viewEndpoints],
  routes: userRoutes,
  sample: () => import('./add-sample-users.ts').then(({ addSampleUsers }) => addSampleUsers),
  fileReferences,
  sweeps: [sweepInvitations, sweepTrash(userTrash, { ...users, key: users.id })],
  trash: [userTrash],
  search: [userSearch],
};
