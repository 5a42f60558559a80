import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listApiKeys } from '../contract.ts';

/** The user's API keys; invalidated when they change here or elsewhere. */
export const apiKeysQuery = queryOptions({
  queryKey: ['session', 'api-keys'] as const,
  queryFn: async ({ signal }) => (await call(listApiKeys, {}, { signal })).apiKeys,
  staleTime: 30_000,
});
