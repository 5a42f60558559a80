import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getOrder, listOrders } from '../../../order-contract.ts';
import { orderListInput, readOrderTable } from './order-table.ts';

const staleTime = 30_000;

export const ordersQuery = (wanted: Parameters<typeof orderListInput>[0], exactTotal = false) => {
  const input = orderListInput(wanted, exactTotal);
  return queryOptions({
    queryKey: ['order', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listOrders, input, { signal }),
    staleTime,
  });
};

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', 'one', id] as const,
    queryFn: ({ signal }) => call(getOrder, { params: { id } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

export async function prefetchOrders(client: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await client.prefetchQuery(ordersQuery(readOrderTable(search)));
}

export async function prefetchOrder(client: QueryClient, id: number): Promise<void> {
  if (id > 0) await client.prefetchQuery(orderQuery(id));
}
