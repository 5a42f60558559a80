import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as paymentContract from '../payment-contract.ts';
import { addInvoice } from './add-invoice.ts';
import { addPayment } from './add-payment.ts';
import { creditInvoice } from './credit-invoice.ts';
import { deleteInvoice, deleteInvoices } from './delete-invoices.ts';
import { documentRoutes } from './document-routes.ts';
import { getInvoice } from './get-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoiceGaps } from './list-invoice-gaps.ts';
import { listInvoices } from './list-invoices.ts';
import { markInvoicesPaid } from './mark-invoices-paid.ts';
import { readInvoice } from './read-invoice.ts';
import { readInvoiceCounts } from './read-invoice-counts.ts';
import { removePayments } from './remove-payments.ts';
import { restoreInvoices } from './restore-invoices.ts';
import { updateInvoice } from './update-invoice.ts';

// Fixed addresses stand before those of the same method with an id in their place.
export const invoiceRoutes: Route[] = [
  on(contract.listInvoices, listInvoices),
  on(contract.getInvoice, getInvoice),
  on(contract.deleteInvoice, deleteInvoice),
  on(contract.readInvoiceCounts, readInvoiceCounts),
  on(contract.listInvoiceGaps, listInvoiceGaps),
  on(contract.addInvoice, addInvoice),
  on(paymentContract.removePayments, removePayments),
  on(paymentContract.markInvoicesPaid, markInvoicesPaid),
  on(contract.deleteInvoices, deleteInvoices),
  on(contract.restoreInvoices, restoreInvoices),
  ...documentRoutes,
  on(contract.readInvoice, readInvoice),
  on(contract.updateInvoice, updateInvoice),
  on(contract.issueInvoice, issueInvoice),
  on(paymentContract.addPayment, addPayment),
  on(contract.creditInvoice, creditInvoice),
];
