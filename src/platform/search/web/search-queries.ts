import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { searchAll, searchPage } from '../contract.ts';
import { readResultTable, resultInput } from './results/result-table.ts';

/** The best of each kind that a line finds. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'all', q] as const,
    queryFn: ({ signal }) => call(searchAll, { query: { q } }, { signal }),
    staleTime: 15_000,
  });

/** A page of all that a line finds. */
export const resultsQuery = (wanted: Parameters<typeof resultInput>[0]) => {
  const input = resultInput(wanted);
  return queryOptions({
    queryKey: ['search', 'page', input.query] as const,
    queryFn: ({ signal }) => call(searchPage, input, { signal }),
    staleTime: 15_000,
  });
};

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchResults(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  const wanted = readResultTable(search);
  if (wanted.q !== '') await queryClient.prefetchQuery(resultsQuery(wanted));
}
