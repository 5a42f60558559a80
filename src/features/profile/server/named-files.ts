import { namedById } from '#server/file-naming.ts';
import { pages, posts, profiles } from '../tables.ts';

/** Where profiles, pages and posts name files. */
export const namedFiles = [
  namedById(profiles.coverFileId),
  namedById(profiles.formerAvatarFileId),
  namedById(pages.pictureFileId),
  namedById(posts.fileId),
];
