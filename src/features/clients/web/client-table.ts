import type { QueryClient } from '@tanstack/react-query';
import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { clientsQuery } from './clients-query.ts';

/** What the list of clients can be asked for: it stands by name. */
export const clientTable = { columns: ['name'], sort: { column: 'name', direction: 'asc' }, filters: {} } as const satisfies TableSpec<
  'name',
  Record<string, never>
>;

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchClients(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(clientsQuery(readTableSearch(search, clientTable)));
}
