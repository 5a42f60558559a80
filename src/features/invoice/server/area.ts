import { and, isNull } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import { referencedById, referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { readClientAccount } from '../account-contract.ts';
import { attachmentEndpoints } from '../attachment-contract.ts';
import { invoiceEndpoints } from '../contract.ts';
import { eInvoiceEndpoints } from '../e-invoice-contract.ts';
import { linkEndpoints } from '../link-contract.ts';
import { listOwnDocuments } from '../own-documents-contract.ts';
import { paymentEndpoints } from '../payment-contract.ts';
import { recurringEndpoints } from '../recurring-contract.ts';
import { removalEndpoints } from '../removal-contract.ts';
import { sendingEndpoints } from '../sending-contract.ts';
import { suggestInvoiceLines } from '../suggestion-contract.ts';
import { readInvoiceSums } from '../sums-contract.ts';
import { invoiceAttachments, invoices } from '../tables.ts';
import { readTaxReport } from '../tax-contract.ts';
import { sweepAttachments } from './attachments.ts';
import { clientTrash } from './client-trash.ts';
import { draftTrash } from './delete-invoices.ts';
import { invoiceSearch } from './invoice-search.ts';
import { invoiceWork } from './invoice-work.ts';
import { dueInvoices } from './list-invoices.ts';
import { invoiceRoutes } from './routes.ts';
import { invoiceUndo } from './undo-rules.ts';

export const invoiceArea: ServerArea = {
  endpoints: [
    ...invoiceEndpoints,
    ...removalEndpoints,
    ...recurringEndpoints,
    ...sendingEndpoints,
    ...paymentEndpoints,
    ...attachmentEndpoints,
    ...linkEndpoints,
    ...eInvoiceEndpoints,
    readInvoiceSums,
    readClientAccount,
    listOwnDocuments,
    readTaxReport,
    suggestInvoiceLines,
  ],
  routes: invoiceRoutes,
  sample: () => import('./add-sample-invoices.ts').then(({ addSampleInvoices }) => addSampleInvoices),
  // Keeps the logos of sellers on invoices, and attachments including removed ones that can be restored.
  fileReferences: [referencedInJson(invoices.seller, '$.logoFileId'), referencedById(invoiceAttachments.fileId)],
  work: [invoiceWork],
  sweeps: [
    sweepTrash(draftTrash, { ...invoices, key: invoices.id, where: and(isNull(invoices.issuedAt), isNull(invoices.purgedAt)) }),
    sweepTrash(clientTrash, { ...clients, key: clients.id }),
    sweepAttachments,
  ],
  trash: [draftTrash, clientTrash],
  search: [invoiceSearch],
  overlays: [dueInvoices],
  undo: invoiceUndo,
};
