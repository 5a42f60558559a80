import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listRecurringInvoices } from '../../recurring-contract.ts';
import { readRecurringTable, recurringListInput } from './recurring-table.ts';

/** The invoices that are made anew every so often. */
export const recurringQuery = (wanted: { page: number; perPage: number }) => {
  const input = recurringListInput(wanted);
  return queryOptions({
    queryKey: ['invoice', 'recurring', input.query] as const,
    queryFn: ({ signal }) => call(listRecurringInvoices, input, { signal }),
    staleTime: 30_000,
  });
};

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchRecurring(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(recurringQuery(readRecurringTable(search)));
}
