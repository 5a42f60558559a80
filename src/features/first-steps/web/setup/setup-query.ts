import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getSetup } from '../../contract.ts';

export const setupQuery = queryOptions({
  queryKey: ['setup'] as const,
  queryFn: async ({ signal }) => (await call(getSetup, {}, { signal })).passed,
});
