import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import type { Invoice } from '../contract.ts';
import type { invoicesQuery } from './invoice-queries.ts';
import type { recurringQuery } from './recurring/recurring-queries.ts';

/** Queries with optimistic updates: the invoice list and the recurring invoices. */
export type InvoiceViews = { list: ViewOf<ReturnType<typeof invoicesQuery>>; recurring: ViewOf<ReturnType<typeof recurringQuery>> };

type InvoiceOptimisticUpdate = OptimisticUpdatesOf<InvoiceViews>;

export const invoiceWords: ActionWords = { failed: (t) => t('common.changeNotSaved') };

export const withoutInvoices = (ids: ReadonlySet<number>): InvoiceOptimisticUpdate => ({
  list: (page) => pageWithout(page, 'invoices', ids),
});

/** Marks those that accept payments as paid. */
export const withPaid = (ids: ReadonlySet<number>): InvoiceOptimisticUpdate => ({
  list: (page) => ({ ...page, invoices: page.invoices.map((invoice) => (ids.has(invoice.id) ? asPaid(invoice) : invoice)) }),
});

export const withoutRecurring = (id: number): InvoiceOptimisticUpdate => ({
  recurring: (page) => pageWithout(page, 'recurring', new Set([id])),
});

export const withPaused = (id: number, isPaused: boolean): InvoiceOptimisticUpdate => ({
  recurring: (page) => ({ ...page, recurring: page.recurring.map((one) => (one.id === id ? { ...one, isPaused } : one)) }),
});

const asPaid = (invoice: Invoice): Invoice =>
  invoice.invoiceStatus !== 'Draft' && invoice.kind === 'invoice' && invoice.balanceCents > 0
    ? { ...invoice, invoiceStatus: 'Paid', balance: 0, balanceCents: 0 }
    : invoice;
