import { namedById, namedInHtml } from '#server/file-naming.ts';
import { posts, revisions } from '../tables.ts';
import { namedPicturePattern } from './kept-pictures.ts';

/** Where posts and their revisions name files. */
export const namedFiles = [posts, revisions].flatMap(({ coverFileId, content }) => [
  namedById(coverFileId),
  namedInHtml(content, namedPicturePattern),
]);
