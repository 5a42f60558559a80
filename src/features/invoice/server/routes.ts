import { on, onPrepared, type Route } from '#server/route.ts';
import { warmPdf } from '#server/warm-pdf.ts';
import { readClientAccount as accountContract } from '../account-contract.ts';
import * as attachmentContract from '../attachment-contract.ts';
import * as contract from '../contract.ts';
import * as paymentContract from '../payment-contract.ts';
import * as removalContract from '../removal-contract.ts';
import { readInvoiceSums as sumsContract } from '../sums-contract.ts';
import { readTaxReport as taxContract } from '../tax-contract.ts';
import { readClientAccount } from './accounts/read-client-account.ts';
import { addAttachments } from './attachments/add-attachments.ts';
import { removeAttachments } from './attachments/remove-attachments.ts';
import { restoreAttachments } from './attachments/restore-attachments.ts';
import { shareAttachments } from './attachments/share-attachments.ts';
import { documentRoutes } from './document-routes.ts';
import { addInvoice } from './editor/add-invoice.ts';
import { creditInvoice } from './editor/credit-invoice.ts';
import { deleteInvoice, deleteInvoices } from './editor/delete-invoices.ts';
import { getInvoice } from './editor/get-invoice.ts';
import { issueInvoice } from './editor/issue-invoice.ts';
import { readInvoice } from './editor/read-invoice.ts';
import { restoreInvoices } from './editor/restore-invoices.ts';
import { updateInvoice } from './editor/update-invoice.ts';
import { listInvoiceGaps } from './list/list-invoice-gaps.ts';
import { listInvoices } from './list/list-invoices.ts';
import { readInvoiceCounts } from './list/read-invoice-counts.ts';
import { readInvoiceSums } from './list/read-invoice-sums.ts';
import { addPayment } from './payments/add-payment.ts';
import { markInvoicesPaid } from './payments/mark-invoices-paid.ts';
import { moveCredit } from './payments/move-credit.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { removePayments } from './payments/remove-payments.ts';
import { readTaxReport } from './taxes/read-tax-report.ts';

// Fixed addresses stand before those of the same method with an id in their place.
export const invoiceRoutes: Route[] = [
  on(contract.listInvoices, listInvoices),
  on(contract.getInvoice, getInvoice),
  on(removalContract.deleteInvoice, deleteInvoice),
  on(contract.readInvoiceCounts, readInvoiceCounts),
  on(sumsContract, readInvoiceSums),
  on(accountContract, readClientAccount),
  on(taxContract, readTaxReport),
  on(removalContract.listInvoiceGaps, listInvoiceGaps),
  on(contract.addInvoice, addInvoice),
  on(paymentContract.removePayments, removePayments),
  on(paymentContract.markInvoicesPaid, markInvoicesPaid),
  on(attachmentContract.shareAttachments, shareAttachments),
  on(attachmentContract.removeAttachments, removeAttachments),
  on(attachmentContract.restoreAttachments, restoreAttachments),
  on(removalContract.deleteInvoices, deleteInvoices),
  on(removalContract.restoreInvoices, restoreInvoices),
  ...documentRoutes,
  on(contract.readInvoice, readInvoice),
  on(contract.updateInvoice, updateInvoice),
  onPrepared(contract.issueInvoice, warmPdf, issueInvoice),
  on(paymentContract.addPayment, addPayment),
  on(attachmentContract.addAttachments, addAttachments),
  on(paymentContract.refundPayment, refundPayment),
  on(paymentContract.moveCredit, moveCredit),
  on(contract.creditInvoice, creditInvoice),
];
