import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { type Invoice, listInvoices, readInvoiceCounts } from '../contract.ts';
import { readInvoiceSums } from '../sums-contract.ts';
import { filteredInvoices, type InvoiceTableState, invoiceListInput, readInvoiceTable } from './list/invoice-table.ts';

/** One page of the list. */
export interface InvoicePage {
  invoices: Invoice[];
  total: number;
  isAtLeast?: boolean | undefined;
}

/** The invoices that the list's address asks for, of a broad search with the exact total or without it. */
export const invoicesQuery = (state: InvoiceTableState, exactTotal = false) => {
  const input = invoiceListInput(state, exactTotal);
  return queryOptions({
    queryKey: ['invoice', 'list', input.query] as const,
    queryFn: async ({ signal }): Promise<InvoicePage> => {
      const { invoices, total, isAtLeast } = await call(listInvoices, input, { signal });
      return { invoices, total, isAtLeast };
    },
    staleTime: 30_000,
  });
};

/** What the invoices that are asked for come to; null for a broad search, unless its exact total is asked for. */
export const invoiceSumsQuery = (state: Pick<InvoiceTableState, 'q' | 'filters'>, exactTotal = false) => {
  const query = { ...filteredInvoices(state), on: companyToday(), exactTotal };
  return queryOptions({
    queryKey: ['invoice', 'sums', query] as const,
    queryFn: async ({ signal }) => {
      const { sums, isTooBroad } = await call(readInvoiceSums, { query }, { signal });
      return isTooBroad ? null : sums;
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
};

/** How many invoices there are of each status, and how many were deleted. */
export const invoiceCountsQuery = queryOptions({
  queryKey: ['invoice', 'counts'] as const,
  queryFn: ({ signal }) => call(readInvoiceCounts, {}, { signal }),
  staleTime: 30_000,
});

/** Asks for what the list shows first, while its code is still loading. */
export async function prefetchInvoices(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(invoicesQuery(readInvoiceTable(search))), queryClient.prefetchQuery(invoiceCountsQuery)]);
}

/** Those of the invoices that a page of the list has brought, as the newest one has them. */
export function seenInvoices(queryClient: QueryClient, ids: readonly number[]): Invoice[] {
  const found = new Map<number, Invoice>();
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['invoice', 'list'] });
  for (const { state } of lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    for (const invoice of (state.data as InvoicePage | undefined)?.invoices ?? []) found.set(invoice.id, invoice);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** What removing invoices does to them: a draft is deleted, what was issued is voided. */
export function removalOf(invoices: readonly Pick<Invoice, 'invoiceStatus'>[]): 'deleted' | 'voided' | 'gone' {
  const drafts = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft').length;
  if (drafts === invoices.length) return 'deleted';
  return drafts === 0 ? 'voided' : 'gone';
}
