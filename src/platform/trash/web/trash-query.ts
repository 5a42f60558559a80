import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listTrash } from '../contract.ts';
import { readTrashTable, trashListInput } from './trash-table.ts';

/** A page of the trash. */
export const trashQuery = (wanted: Parameters<typeof trashListInput>[0]) => {
  const input = trashListInput(wanted);
  return queryOptions({
    queryKey: ['trash', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listTrash, input, { signal }),
    staleTime: 30_000,
  });
};

/** One thing as it lies in the trash; null where this person does not find it there. */
export const deletedQuery = (kind: string, key: string) =>
  queryOptions({
    queryKey: ['trash', 'one', kind, key] as const,
    queryFn: async ({ signal }) => (await call(listTrash, { query: { kind, key, perPage: 1 } }, { signal })).lines[0] ?? null,
    staleTime: 30_000,
  });

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchTrash(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await queryClient.prefetchQuery(trashQuery(readTrashTable(search)));
}
