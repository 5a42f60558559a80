import { queryOptions } from '@tanstack/react-query';
import { listPeople } from '#features/people/contract.ts';
import { call } from '#web/api-client.ts';

/** Whom one can invite, and share a calendar with. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['person', 'guests'] as const,
    queryFn: async ({ signal }) => (await call(listPeople, { query: { perPage: 100 } }, { signal })).people,
    staleTime: 300_000,
  });
