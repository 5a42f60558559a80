import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getMailView } from '../../preferences-contract.ts';

export const mailViewQuery = queryOptions({
  queryKey: ['email', 'view'] as const,
  queryFn: ({ signal }) => call(getMailView, {}, { signal }),
  staleTime: 30_000,
});
