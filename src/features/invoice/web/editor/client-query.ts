import { queryOptions } from '@tanstack/react-query';
import { type Client, listClients } from '#features/clients/contract.ts';
import { call } from '#web/api-client.ts';

/** One client; null for one that does not exist. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: ['client', 'one', id] as const,
    queryFn: async ({ signal }): Promise<Client | null> => {
      for (let page = 1; ; page += 1) {
        const { clients, total } = await call(listClients, { query: { page, perPage: 100 } }, { signal });
        const found = clients.find((client) => client.id === id);
        if (found || clients.length === 0 || page * 100 >= total) return found ?? null;
      }
    },
    staleTime: 30_000,
  });
