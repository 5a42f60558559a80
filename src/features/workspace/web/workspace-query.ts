import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getWorkspace } from '../contract.ts';

/** Facts about the company for its archive. */
export const workspaceQuery = queryOptions({
  queryKey: ['workspace', 'facts'] as const,
  queryFn: ({ signal }) => call(getWorkspace, {}, { signal }),
});
