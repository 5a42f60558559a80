import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { listRecurringInvoices } from '../../contract.ts';

/** What the list can be asked for: the next one comes first. */
export const recurringTable = {
  columns: ['next'],
  sort: { column: 'next', direction: 'asc' },
  perPage: 25,
  filters: {},
} as const satisfies TableSpec<'next', Record<string, never>>;

/** The invoices that are made anew every so often. */
export const recurringQuery = ({ page, perPage }: { page: number; perPage: number }) =>
  queryOptions({
    queryKey: ['invoice', 'recurring', { page, perPage }] as const,
    queryFn: ({ signal }) => call(listRecurringInvoices, { query: { page, perPage } }, { signal }),
    staleTime: 30_000,
  });

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchRecurring(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(recurringQuery(readTableSearch(search, recurringTable)));
}
