/** What other features may use of this one's server. */
export { addSampleInvoices } from './add-sample-invoices.ts';
export { listDueInvoices } from './list-due-invoices.ts';
export { makeRecurringInvoices } from './make-recurring-invoices.ts';
export { markPastDue } from './mark-past-due.ts';
export { namedFiles } from './named-files.ts';
export { remindClients } from './remind-clients.ts';
