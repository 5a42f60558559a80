import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getCart } from '../contract.ts';

/** The cart; a separate query key, because the navbar shows it on every page. */
export const cartQuery = queryOptions({
  queryKey: ['cart', 'things'] as const,
  queryFn: ({ signal }) => call(getCart, {}, { signal }),
  staleTime: 30_000,
});
