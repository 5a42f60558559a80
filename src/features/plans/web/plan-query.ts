import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getPlan } from '../contract.ts';

export const planQuery = queryOptions({
  queryKey: ['plan', 'company'] as const,
  queryFn: ({ signal }) => call(getPlan, {}, { signal }),
  staleTime: 30_000,
});
