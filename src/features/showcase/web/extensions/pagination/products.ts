import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProducts } from '#features/shop/contract.ts';
import { call } from '#web/api-client.ts';

interface Wanted {
  page: number;
  perPage: number;
  q?: string;
}

/** Query for a page of shop products. */
export const productsPage = (query: Wanted) =>
  queryOptions({
    queryKey: ['showcase', 'products', query],
    queryFn: ({ signal }) => call(listProducts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The same as an infinite query. */
export const moreProducts = (name: string, perPage: number) =>
  infiniteQueryOptions({
    queryKey: ['showcase', 'more products', name, perPage],
    queryFn: ({ signal, pageParam }) => call(listProducts, { query: { page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    staleTime: 30_000,
  });
