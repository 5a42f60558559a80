import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getSeller } from '../contract.ts';

export const sellerQuery = queryOptions({
  queryKey: ['seller', 'profile'] as const,
  queryFn: async ({ signal }) => (await call(getSeller, {}, { signal })).seller,
  staleTime: 60_000,
});
