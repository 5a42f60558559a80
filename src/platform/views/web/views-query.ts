import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listViews } from '../contract.ts';

export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['view', 'list', list] as const,
    queryFn: ({ signal }) => call(listViews, { query: { list } }, { signal }),
    staleTime: 60_000,
  });
