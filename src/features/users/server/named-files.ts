import { namedById } from '#server/file-naming.ts';
import { users } from '../tables.ts';

/** Where users name files. */
export const namedFiles = [namedById(users.avatarFileId)];
