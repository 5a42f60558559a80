import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getDelivery, listDeliveries, listWebhooks } from '../contract.ts';
import { deliveryListInput, readDeliveryTable } from './delivery-table.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhook', 'list'] as const,
  queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
  staleTime: 30_000,
});

export const deliveriesQuery = (id: number, wanted: { q: string; page: number; perPage: number }) => {
  const input = deliveryListInput(id, wanted);
  return queryOptions({
    queryKey: ['webhook', 'deliveries', id, input.query] as const,
    queryFn: ({ signal }) => call(listDeliveries, input, { signal }),
    staleTime: 30_000,
  });
};

export const deliveryQuery = (id: number, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhook', 'delivery', id, deliveryId] as const,
    queryFn: async ({ signal }) => (await call(getDelivery, { params: { id, deliveryId } }, { signal })).delivery,
    staleTime: 30_000,
  });

/** Prefetches what the page of a webhook shows first, while its code is still loading. */
export async function prefetchDeliveries(client: QueryClient, id: number | undefined, search: Readonly<Record<string, unknown>>) {
  if (id !== undefined) await client.prefetchQuery(deliveriesQuery(id, readDeliveryTable(search)));
}
