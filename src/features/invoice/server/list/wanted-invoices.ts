import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceSortColumn, type InvoiceStatus, invoiceStatuses, type listInvoices } from '../../contract.ts';
import { invoicesView as invoices } from '../../tables.ts';

/** What is looked for, and in which order. */
export type WantedInvoices = Pick<GivenOf<typeof listInvoices>['query'], 'q' | 'status' | 'sort' | 'sortColumn'>;

/** The condition for the invoices that are looked for; deleted ones never are. */
export function wantedInvoices(wanted: WantedInvoices, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  const q = wanted.q.trim();
  const status = wantedStatus(wanted);
  return and(
    live(invoices, entity),
    status === null ? undefined : status === 'none' ? sql`false` : eq(invoices.status, status),
    q === ''
      ? undefined
      : /^paid$/i.test(q)
        ? or(containsText(invoices.searchText, q), eq(invoices.balanceRank, 0))
        : containsText(invoices.searchText, q),
  );
}

/** The status that is asked for, whatever its case; null for all, `none` for one that there is not. */
export function wantedStatus({ status }: Pick<WantedInvoices, 'status'>): InvoiceStatus | 'none' | null {
  if (status === '') return null;
  return invoiceStatuses.find((one) => one.toLowerCase() === status.toLowerCase()) ?? 'none';
}

/** What stands before the id in each order. */
export const sortedBy: Record<InvoiceSortColumn, SQL[]> = {
  id: [],
  invoiceStatus: [sql`${invoices.status}`],
  'client.name': [sql`${invoices.clientName} collate names`],
  total: [sql`${invoices.totalRank}`],
  issuedDate: [sql`${invoices.issuedOn}`],
  dueDate: [sql`${invoices.dueOn}`],
  balance: [sql`${invoices.balanceRank}`],
};

/** The order that is asked for: `asc` ascends, anything else descends. It ends with the id, so that pages never overlap. */
export function invoiceOrder({ sort, sortColumn }: WantedInvoices, isReversed = false): SQL[] {
  const direction = (sort === 'asc') === isReversed ? desc : asc;
  return [...sortedBy[sortColumn], sql`${invoices.id}`].map(direction);
}
