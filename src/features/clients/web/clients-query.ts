import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listClients } from '../contract.ts';

/** The clients in whose name, company or e-mail address `q` stands, by name. */
export const clientsQuery = ({ q, page, perPage }: { q: string; page: number; perPage: number }) =>
  queryOptions({
    queryKey: ['client', 'list', { q, page, perPage }] as const,
    queryFn: ({ signal }) => call(listClients, { query: { q, page, perPage } }, { signal }),
    staleTime: 30_000,
  });
