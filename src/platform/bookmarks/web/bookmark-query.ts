import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listBookmarks } from '../contract.ts';

/** The pages the user can open, and the bookmarked ones. */
export const bookmarkQuery = queryOptions({
  queryKey: ['bookmark', 'list'] as const,
  queryFn: ({ signal }) => call(listBookmarks, {}, { signal }),
  staleTime: 60_000,
});
