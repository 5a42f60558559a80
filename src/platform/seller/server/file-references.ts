import { referencedById } from '#server/file-reference-column.ts';
import { sellers } from '../tables.ts';

/** Columns of the company profile that reference files. */
export const fileReferences = [referencedById(sellers.logoFileId)];
