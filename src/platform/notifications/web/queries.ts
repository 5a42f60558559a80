import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { countNotifications, getNotificationPreferences, listNotifications } from '../contract.ts';

const rowsPerPage = 20;

export const unreadQuery = queryOptions({
  queryKey: ['notification', 'unread'] as const,
  queryFn: ({ signal }) => call(countNotifications, {}, { signal }),
  staleTime: 30_000,
});

/** Notifications, newest first, page by page. */
export const notificationsQuery = (unreadOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: ['notification', 'list', { unreadOnly }] as const,
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, { query: { unreadOnly: unreadOnly ? '1' : '0', page: pageParam, perPage: rowsPerPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * rowsPerPage < last.total ? pages.length + 1 : undefined),
    staleTime: 30_000,
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notification', 'preferences'] as const,
  queryFn: ({ signal }) => call(getNotificationPreferences, {}, { signal }),
  staleTime: 60_000,
});

/** Prefetches what the panel shows first, while its code is loading. */
export function prefetchNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchInfiniteQuery(notificationsQuery(false));
}
