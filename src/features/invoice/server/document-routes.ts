import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addRecurringInvoice } from './add-recurring-invoice.ts';
import { deleteRecurringInvoice } from './delete-recurring-invoice.ts';
import { downloadInvoice } from './download-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { listRecurringInvoices } from './list-recurring-invoices.ts';
import { openInvoiceLink } from './open-invoice-link.ts';
import { sendInvoice } from './send-invoice.ts';
import { sendInvoices } from './send-invoices.ts';
import { updateRecurringInvoice } from './update-recurring-invoice.ts';

/** Documents, mails and what is made anew every so often. `send` stands before what has an id in its place. */
export const documentRoutes: Route[] = [
  onPrepared(contract.sendInvoices, sendInvoices, async (_given, _scope, sent) => sent),
  on(contract.exportInvoices, exportInvoices),
  onOpen(contract.openInvoiceLink, openInvoiceLink),
  on(contract.listRecurringInvoices, listRecurringInvoices),
  on(contract.addRecurringInvoice, addRecurringInvoice),
  on(contract.deleteRecurringInvoice, deleteRecurringInvoice),
  on(contract.updateRecurringInvoice, updateRecurringInvoice),
  on(contract.sendInvoice, sendInvoice),
  on(contract.downloadInvoice, downloadInvoice),
];
