import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { type Invoice, listInvoices, readInvoiceCounts } from '../contract.ts';
import { readInvoiceSums } from '../sums-contract.ts';
import { filteredInvoices, type InvoiceTableState, invoiceListInput, readInvoiceTable } from './list/invoice-table.ts';

export interface InvoicePage {
  invoices: Invoice[];
  total: number;
  isAtLeast?: boolean | undefined;
}

/** Query for the invoices in the list's URL, with or without the exact total of a broad search. */
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

/** Query for the sums of the matching invoices; null for a broad search unless its exact total is requested. */
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

export const invoiceCountsQuery = queryOptions({
  queryKey: ['invoice', 'counts'] as const,
  queryFn: ({ signal }) => call(readInvoiceCounts, {}, { signal }),
  staleTime: 30_000,
});

/** Prefetches the first data of the list while its code is loading. */
export async function prefetchInvoices(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(invoicesQuery(readInvoiceTable(search))), queryClient.prefetchQuery(invoiceCountsQuery)]);
}

/** Returns the invoices from loaded list pages, in their newest version. */
export function seenInvoices(queryClient: QueryClient, ids: readonly number[]): Invoice[] {
  const found = new Map<number, Invoice>();
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['invoice', 'list'] });
  for (const { state } of lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    for (const invoice of (state.data as InvoicePage | undefined)?.invoices ?? []) found.set(invoice.id, invoice);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Returns the effect of removing invoices: drafts are deleted, issued ones are voided. */
export function removalOf(invoices: readonly Pick<Invoice, 'invoiceStatus'>[]): 'deleted' | 'voided' | 'gone' {
  const drafts = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft').length;
  if (drafts === invoices.length) return 'deleted';
  return drafts === 0 ? 'voided' : 'gone';
}
