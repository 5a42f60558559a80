import { referencedById } from '#server/file-reference-column.ts';
import { sellers } from '../tables.ts';

/** Where the company's profile names files. */
export const fileReferences = [referencedById(sellers.logoFileId)];
