import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listRecurringInvoices } from '../../recurring-contract.ts';
import { readRecurringTable, recurringListInput } from './recurring-table.ts';

export const recurringQuery = (wanted: { page: number; perPage: number }) => {
  const input = recurringListInput(wanted);
  return queryOptions({
    queryKey: ['invoice', 'recurring', input.query] as const,
    queryFn: ({ signal }) => call(listRecurringInvoices, input, { signal }),
    staleTime: 30_000,
  });
};

/** Prefetches the first data of the page while its code is loading. */
export async function prefetchRecurring(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(recurringQuery(readRecurringTable(search)));
}
