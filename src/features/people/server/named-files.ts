import { namedById } from '#server/file-naming.ts';
import { people } from '../tables.ts';

/** Where persons name files. */
export const namedFiles = [namedById(people.avatarFileId)];
