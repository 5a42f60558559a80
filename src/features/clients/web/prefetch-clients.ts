import type { QueryClient } from '@tanstack/react-query';
import { readClientTable } from './client-table.ts';
import { clientsQuery } from './clients-query.ts';

export async function prefetchClients(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(clientsQuery(readClientTable(search)));
}
