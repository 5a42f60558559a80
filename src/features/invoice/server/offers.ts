/** What other features may use of this one's server. */
export { listDueInvoices } from './list/list-due-invoices.ts';
