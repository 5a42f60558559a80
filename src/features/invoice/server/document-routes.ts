import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as recurringContract from '../recurring-contract.ts';
import * as sendingContract from '../sending-contract.ts';
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
  onPrepared(sendingContract.sendInvoices, sendInvoices, async (_given, _scope, sent) => sent),
  on(contract.exportInvoices, exportInvoices),
  onOpen(sendingContract.openInvoiceLink, openInvoiceLink),
  on(recurringContract.listRecurringInvoices, listRecurringInvoices),
  on(recurringContract.addRecurringInvoice, addRecurringInvoice),
  on(recurringContract.deleteRecurringInvoice, deleteRecurringInvoice),
  on(recurringContract.updateRecurringInvoice, updateRecurringInvoice),
  on(sendingContract.sendInvoice, sendInvoice),
  on(sendingContract.downloadInvoice, downloadInvoice),
];
