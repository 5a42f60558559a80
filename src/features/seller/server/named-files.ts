import { namedById } from '#server/file-naming.ts';
import { sellers } from '../tables.ts';

/** Where the company's profile names files. */
export const namedFiles = [namedById(sellers.logoFileId)];
