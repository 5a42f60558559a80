import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listMailLabels } from '../../labels-contract.ts';

/** The labels that the person made. */
export const labelsQuery = queryOptions({
  queryKey: ['email', 'labels'] as const,
  queryFn: ({ signal }) => call(listMailLabels, {}, { signal }),
  staleTime: 30_000,
});
