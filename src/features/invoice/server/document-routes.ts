import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import { warmPdf } from '#server/warm-pdf.ts';
import * as contract from '../contract.ts';
import * as eInvoiceContract from '../e-invoice-contract.ts';
import * as linkContract from '../link-contract.ts';
import * as recurringContract from '../recurring-contract.ts';
import * as sendingContract from '../sending-contract.ts';
import { createEInvoice } from './e-invoice/create-e-invoice.ts';
import { downloadEInvoice } from './e-invoice/download-e-invoice.ts';
import { readEInvoice } from './e-invoice/read-e-invoice.ts';
import { openInvoiceLink } from './linked/open-invoice-link.ts';
import { openInvoiceLinkXml } from './linked/open-invoice-link-xml.ts';
import { openLinkedFile } from './linked/open-linked-file.ts';
import { readInvoiceLink } from './linked/read-invoice-link.ts';
import { readLinkedInvoice } from './linked/read-linked-invoice.ts';
import { replyToInvoice } from './linked/reply-to-invoice.ts';
import { exportInvoices } from './list/export-invoices.ts';
import { addRecurringInvoice } from './recurring/add-recurring-invoice.ts';
import { deleteRecurringInvoice } from './recurring/delete-recurring-invoice.ts';
import { listRecurringInvoices } from './recurring/list-recurring-invoices.ts';
import { updateRecurringInvoice } from './recurring/update-recurring-invoice.ts';
import { downloadInvoice } from './sending/download-invoice.ts';
import { sendInvoice } from './sending/send-invoice.ts';
import { sendInvoices } from './sending/send-invoices.ts';

/** Documents, mails and what is made anew every so often. `send` stands before what has an id in its place. */
export const documentRoutes: Route[] = [
  onPrepared(sendingContract.sendInvoices, sendInvoices, async (_given, _scope, sent) => sent),
  on(contract.exportInvoices, exportInvoices),
  onOpen(linkContract.readLinkedInvoice, readLinkedInvoice),
  onOpen(linkContract.replyToInvoice, replyToInvoice),
  onOpen(linkContract.openLinkedFile, openLinkedFile),
  onOpen(linkContract.openInvoiceLinkXml, openInvoiceLinkXml),
  onOpen(linkContract.openInvoiceLink, openInvoiceLink),
  on(recurringContract.listRecurringInvoices, listRecurringInvoices),
  on(recurringContract.addRecurringInvoice, addRecurringInvoice),
  on(recurringContract.deleteRecurringInvoice, deleteRecurringInvoice),
  on(recurringContract.updateRecurringInvoice, updateRecurringInvoice),
  onPrepared(sendingContract.sendInvoice, warmPdf, sendInvoice),
  on(linkContract.readInvoiceLink, readInvoiceLink),
  on(sendingContract.downloadInvoice, downloadInvoice),
  on(eInvoiceContract.readEInvoice, readEInvoice),
  onPrepared(eInvoiceContract.createEInvoice, warmPdf, createEInvoice),
  on(eInvoiceContract.downloadEInvoice, downloadEInvoice),
];
