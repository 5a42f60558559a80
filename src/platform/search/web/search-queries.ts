import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { searchAll, searchPage } from '../contract.ts';
import { readResultTable, resultInput } from './results/result-table.ts';

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'all', q] as const,
    queryFn: ({ signal }) => call(searchAll, { query: { q } }, { signal }),
    staleTime: 15_000,
  });

export const resultsQuery = (wanted: Parameters<typeof resultInput>[0]) => {
  const input = resultInput(wanted);
  return queryOptions({
    queryKey: ['search', 'page', input.query] as const,
    queryFn: ({ signal }) => call(searchPage, input, { signal }),
    staleTime: 15_000,
  });
};

export async function prefetchResults(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  const wanted = readResultTable(search);
  if (wanted.q !== '') await queryClient.prefetchQuery(resultsQuery(wanted));
}
