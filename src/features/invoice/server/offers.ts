/** What other features may use of this one's server. */

export { leftToCredit } from '../credit-pricing.ts';
export { shareOut } from '../exact-amounts.ts';
export { invoiceTotals } from '../line-amounts.ts';
export { majorUnits, moneyText } from '../money-text.ts';
export { daysLater } from '../next-reminder-day.ts';
export { attachToInvoice, type NewAttachment } from './attachments/attach-to-invoice.ts';
export { isMailAttached } from './attachments/is-mail-attached.ts';
export { findMissingEInvoices, isEInvoiceMissing } from './e-invoice/find-missing-e-invoices.ts';
export { creditFor } from './editor/credit-for.ts';
export { issueInvoiceFor } from './editor/issue-invoice-for.ts';
export { lockInvoice } from './editor/lock-invoices.ts';
export { listDueInvoices } from './list/list-due-invoices.ts';
export { settleInvoice } from './payments/settle-invoice.ts';
export { answerPdf } from './sending/answer-pdf.ts';
export { readDocument } from './sending/issued-document.ts';
