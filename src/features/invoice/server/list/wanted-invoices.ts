import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import {
  type InvoiceSortColumn,
  type InvoiceStatus,
  invoiceStatuses,
  issuedStatuses,
  type listInvoices,
  openStatuses,
} from '../../contract.ts';
import { type invoiceSumsView, invoicesView as invoices, numberOrder } from '../../tables.ts';

/** What is looked for, and in which order. */
export type WantedInvoices = Omit<GivenOf<typeof listInvoices>['query'], 'page' | 'perPage' | 'allData' | 'exactTotal'>;

/** The same in any order. */
export type FilteredInvoices = Omit<WantedInvoices, 'sort' | 'sortColumn'>;

/** The condition for the invoices that are looked for; deleted ones never are. */
export function wantedInvoices(wanted: FilteredInvoices, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  const q = wanted.q.trim();
  const { issuedFrom, issuedUntil, clientId } = wanted;
  return and(
    live(invoices, entity),
    hasStatus(wantedStatuses(wanted)),
    issuedFrom === undefined ? undefined : gte(invoices.issuedOn, issuedFrom),
    issuedUntil === undefined ? undefined : lte(invoices.issuedOn, issuedUntil),
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    q === ''
      ? undefined
      : /^paid$/i.test(q)
        ? or(containsText(invoices.searchText, q), eq(invoices.balanceRank, 0))
        : containsText(invoices.searchText, q),
  );
}

/** The statuses that are asked for, whatever their case; null for all, none for one that there is not. */
export function wantedStatuses({ status }: Pick<WantedInvoices, 'status'>): readonly InvoiceStatus[] | null {
  const asked = status.toLowerCase();
  if (asked === '') return null;
  if (asked === 'issued') return issuedStatuses;
  return asked === 'open' ? openStatuses : invoiceStatuses.filter((one) => one.toLowerCase() === asked);
}

/** The condition for invoices of these statuses, written out so that an index of some of them is found. */
export function hasStatus(
  statuses: readonly InvoiceStatus[] | null,
  { status: of }: Pick<typeof invoices, 'status'> | Pick<typeof invoiceSumsView, 'status'> = invoices,
): SQL | undefined {
  if (statuses === null) return undefined;
  return statuses.length === 0 ? sql`false` : or(...statuses.map((status) => eq(of, status)));
}

/** What stands before the id in each order. */
export const sortedBy: Record<InvoiceSortColumn, SQL[]> = {
  id: [],
  number: [numberOrder],
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
