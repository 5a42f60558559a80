import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getManagedProduct, listManagedProducts, listStockMoves } from '../../../product-contract.ts';
import { managedListInput, readManagedTable } from './managed-table.ts';

const staleTime = 30_000;

/** A page of all products, published or not. */
export const managedProductsQuery = (wanted: Parameters<typeof managedListInput>[0]) => {
  const input = managedListInput(wanted);
  return queryOptions({
    queryKey: ['product', 'managed', input.query] as const,
    queryFn: ({ signal }) => call(listManagedProducts, input, { signal }),
    staleTime,
  });
};

/** All details of a product, whatever page of the list it is on. */
export const managedProductQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', 'managed one', id] as const,
    queryFn: ({ signal }) => call(getManagedProduct, { params: { id } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** Stock movements of a product, paginated. */
export const stockMovesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['product', 'moves', id] as const,
    queryFn: ({ pageParam, signal }) => call(listStockMoves, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.flatMap(({ moves }) => moves).length < total ? pages.length + 1 : undefined),
    staleTime,
  });

export async function prefetchManaged(client: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await client.prefetchQuery(managedProductsQuery(readManagedTable(search)));
}
