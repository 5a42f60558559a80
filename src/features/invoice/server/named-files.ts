import { namedById, namedInJson } from '#server/file-naming.ts';
import { invoiceAttachments, invoices } from '../tables.ts';

/** Where invoices name files: the logo of the seller as it was, and what is attached, or was and can be put back. */
export const namedFiles = [namedInJson(invoices.seller, '$.logoFileId'), namedById(invoiceAttachments.fileId)];
