import type { ServerArea } from '#server/server-area.ts';
import { profileEndpoints } from '../contract.ts';
import { profilePostEndpoints } from '../post-contract.ts';
import { namedFiles } from './named-files.ts';
import { profilePageTrash, profilePostTrash } from './profile-trash.ts';
import { profileRoutes } from './routes.ts';
import { sweepProfiles } from './sweep-profiles.ts';

/** What this feature adds to the server. */
export const profileArea: ServerArea = {
  endpoints: [...profileEndpoints, ...profilePostEndpoints],
  routes: profileRoutes,
  sample: () => import('./add-sample-profiles.ts').then(({ addSampleProfiles }) => addSampleProfiles),
  fileNamings: namedFiles,
  sweeps: sweepProfiles,
  trash: [profilePostTrash, profilePageTrash],
};
