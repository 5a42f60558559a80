import { referencedById } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { profileEndpoints } from '../contract.ts';
import { profilePostEndpoints } from '../post-contract.ts';
import { pages, posts, profiles } from '../tables.ts';
import { profilePageTrash, profilePostTrash, sweepProfiles } from './profile-trash.ts';
import { profileRoutes } from './routes.ts';

/** Columns of profiles, pages, and posts that reference files. */
const fileReferences = [
  referencedById(profiles.coverFileId),
  referencedById(profiles.formerAvatarFileId),
  referencedById(pages.pictureFileId),
  referencedById(posts.fileId),
];

export const profileArea: ServerArea = {
  endpoints: [...profileEndpoints, ...profilePostEndpoints],
  routes: profileRoutes,
  sample: () => import('./add-sample-profiles.ts').then(({ addSampleProfiles }) => addSampleProfiles),
  fileReferences,
  sweeps: sweepProfiles,
  trash: [profilePostTrash, profilePageTrash],
};
