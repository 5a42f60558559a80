import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listSpareParts } from '../contract.ts';
import { readSparePartTable, sparePartListInput } from './spare-part-table.ts';

/** A page of the list. Its key starts with the kind of change that invalidates it. */
export const sparePartsQuery = (search: { q: string; page: number; perPage: number }) => {
  const input = sparePartListInput(search);
  return queryOptions({
    queryKey: ['spare_part', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listSpareParts, input, { signal }),
    staleTime: 30_000,
  });
};

/** Prefetches the first page of the list while its code is still loading. */
export async function prefetchSpareParts(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await queryClient.prefetchQuery(sparePartsQuery(readSparePartTable(search)));
}
