import { queryOptions } from '@tanstack/react-query';
import { listPeople } from '#features/people/contract.ts';
import { call } from '#web/api-client.ts';

/** Who can be invited. */
export const guestsQuery = () =>
  queryOptions({
    queryKey: ['person', 'guests'] as const,
    queryFn: async ({ signal }) => (await call(listPeople, { query: { perPage: 100 } }, { signal })).people,
    staleTime: 300_000,
  });
