import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readInvoice } from '../contract.ts';

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoice', 'record', id] as const,
    queryFn: async ({ signal }) => (await call(readInvoice, { params: { id } }, { signal })).invoice,
    staleTime: 30_000,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** Prefetches the invoice of a page while its code is loading. */
export async function prefetchInvoice(queryClient: QueryClient, id: number): Promise<void> {
  if (Number.isSafeInteger(id) && id > 0) await queryClient.prefetchQuery(invoiceQuery(id));
}
