import { namedInJson } from '#server/file-naming.ts';
import { invoices } from '../tables.ts';

/** Where invoices name files: the logo of the seller as it was. */
export const namedFiles = [namedInJson(invoices.seller, '$.logoFileId')];
