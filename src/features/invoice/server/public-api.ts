/** Server functions other features can use. */

export { leftToCredit } from '../credit-pricing.ts';
export { shareOut } from '../exact-amounts.ts';
export { invoiceTotals } from '../line-amounts.ts';
export { majorUnits, moneyText } from '../money-text.ts';
export { daysLater } from '../next-reminder-day.ts';
export { attachToInvoice, isMailAttached, type NewAttachment } from './attachments.ts';
export { creditFor } from './credit-invoice.ts';
export { countMissingEInvoices, findMissingEInvoices, isEInvoiceMissing } from './e-invoices.ts';
export { findEarlierLines, type WantedLines } from './earlier-lines.ts';
export { answerPdf, readDocument } from './invoice-files.ts';
export { lockInvoice } from './invoice-rows.ts';
export { issueInvoiceFor } from './issue-invoice.ts';
export { settleInvoice } from './payments.ts';
