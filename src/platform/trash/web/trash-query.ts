import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listTrash } from '../contract.ts';
import { readTrashTable, trashListInput } from './trash-table.ts';

export const trashQuery = (wanted: Parameters<typeof trashListInput>[0]) => {
  const input = trashListInput(wanted);
  return queryOptions({
    queryKey: ['trash', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listTrash, input, { signal }),
    staleTime: 30_000,
  });
};

/** A single record in the trash; null when it isn't there or not visible to the user. */
export const deletedQuery = (kind: string, key: string) =>
  queryOptions({
    queryKey: ['trash', 'one', kind, key] as const,
    queryFn: async ({ signal }) => (await call(listTrash, { query: { kind, key, perPage: 1 } }, { signal })).lines[0] ?? null,
    staleTime: 30_000,
  });

export async function prefetchTrash(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await queryClient.prefetchQuery(trashQuery(readTrashTable(search)));
}
