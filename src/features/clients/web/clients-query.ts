import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listClients } from '../contract.ts';
import { type ClientFilter, clientListInput } from './client-list-input.ts';

/** Clients whose name, company, or email address contains `q`, by name or best match first. */
export const clientsQuery = (wanted: ClientFilter) => {
  const input = clientListInput(wanted);
  return queryOptions({
    queryKey: ['client', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listClients, input, { signal }),
    staleTime: 30_000,
  });
};
