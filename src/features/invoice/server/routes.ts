import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import { warmPdf } from '#server/warm-pdf.ts';
import { readClientAccount as accountContract } from '../account-contract.ts';
import * as attachmentContract from '../attachment-contract.ts';
import * as contract from '../contract.ts';
import * as eInvoiceContract from '../e-invoice-contract.ts';
import * as linkContract from '../link-contract.ts';
import { listOwnDocuments as ownContract } from '../own-documents-contract.ts';
import * as paymentContract from '../payment-contract.ts';
import * as recurringContract from '../recurring-contract.ts';
import * as removalContract from '../removal-contract.ts';
import * as sendingContract from '../sending-contract.ts';
import { readInvoiceSums as sumsContract } from '../sums-contract.ts';
import { readTaxReport as taxContract } from '../tax-contract.ts';
import { addAttachments, removeAttachments, restoreAttachments, shareAttachments } from './attachments.ts';
import { readClientAccount } from './client-account.ts';
import { creditInvoice } from './credit-invoice.ts';
import { deleteInvoice, deleteInvoices, restoreInvoices } from './delete-invoices.ts';
import { createEInvoice, downloadEInvoice, readEInvoice } from './e-invoices.ts';
import { addInvoice, updateInvoice } from './edit-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { downloadInvoice } from './invoice-files.ts';
import { readInvoiceLink } from './invoice-link.ts';
import { readInvoiceSums } from './invoice-sums.ts';
import { issueInvoice } from './issue-invoice.ts';
import { openInvoiceLink, openInvoiceLinkXml, openLinkedFile, readLinkedInvoice, replyToInvoice } from './linked-invoice.ts';
import { listInvoiceGaps } from './list-invoice-gaps.ts';
import { listInvoices, readInvoiceCounts } from './list-invoices.ts';
import { listOwnDocuments } from './own-documents.ts';
import { addPayment, markInvoicesPaid, moveCredit, refundPayment, removePayments } from './payments.ts';
import { getInvoice, readInvoice } from './read-invoice.ts';
import { addRecurringInvoice, deleteRecurringInvoice, listRecurringInvoices, updateRecurringInvoice } from './recurring-invoices.ts';
import { sendInvoice } from './sending/send-invoice.ts';
import { sendInvoices } from './sending/send-invoices.ts';
import { readTaxReport } from './tax-report.ts';

// Fixed paths come before paths of the same method with an id.
export const invoiceRoutes: Route[] = [
  on(contract.listInvoices, listInvoices),
  on(contract.getInvoice, getInvoice),
  on(removalContract.deleteInvoice, deleteInvoice),
  on(contract.readInvoiceCounts, readInvoiceCounts),
  on(sumsContract, readInvoiceSums),
  on(accountContract, readClientAccount),
  on(ownContract, listOwnDocuments),
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
  on(contract.readInvoice, readInvoice),
  on(contract.updateInvoice, updateInvoice),
  onPrepared(contract.issueInvoice, warmPdf, issueInvoice),
  on(paymentContract.addPayment, addPayment),
  on(attachmentContract.addAttachments, addAttachments),
  on(paymentContract.refundPayment, refundPayment),
  on(paymentContract.moveCredit, moveCredit),
  on(contract.creditInvoice, creditInvoice),
];
