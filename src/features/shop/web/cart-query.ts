import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getCart } from '../contract.ts';

/** What is in the cart: apart from the shop's other queries, as the navbar has it on every page. */
export const cartQuery = queryOptions({
  queryKey: ['cart', 'things'] as const,
  queryFn: ({ signal }) => call(getCart, {}, { signal }),
  staleTime: 30_000,
});
