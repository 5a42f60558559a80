import type { QueryClient } from '@tanstack/react-query';
import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import type { Notification } from '../contract.ts';
import type { notificationsQuery, unreadQuery } from './queries.ts';

/** Notification queries that show optimistic updates: the list and the badge. */
export type NotificationViews = { list: ViewOf<ReturnType<typeof notificationsQuery>>; unread: ViewOf<typeof unreadQuery> };

type List = NotificationViews['list']['answer'];

function withRows({ pages, ...rest }: List, change: (one: Notification) => Notification): List {
  return { ...rest, pages: pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })) };
}

/** Marks notifications as read or unread and adjusts the badge. */
export const withRead = (ids: ReadonlySet<number>, isRead: boolean, by: number): OptimisticUpdatesOf<NotificationViews> => ({
  list: (list) => withRows(list, (one) => (ids.has(one.id) ? { ...one, isRead } : one)),
  unread: (before) => ({ ...before, unread: Math.max(0, before.unread + by) }),
});

export const withAllRead: OptimisticUpdatesOf<NotificationViews> = {
  list: (list) => withRows(list, (one) => ({ ...one, isRead: true })),
  unread: (before) => ({ ...before, unread: 0 }),
};

/** Returns the newest loaded notification; undefined when none is. */
export function newestShown(queryClient: QueryClient): number | undefined {
  const lists = queryClient.getQueriesData<List>({ queryKey: ['notification', 'list'] });
  const ids = lists.flatMap(([, list]) => list?.pages.flatMap(({ notifications }) => notifications.map(({ id }) => id)) ?? []);
  return ids.length > 0 ? Math.max(...ids) : undefined;
}

/** Returns how much the unread count changes when these are marked, as far as they are loaded. */
export function changedBy(queryClient: QueryClient, ids: readonly number[], isRead: boolean): number {
  const { read } = overlayOf(queryClient);
  const marked = new Set(ids);
  const changed = new Set<number>();
  for (const [key, list] of queryClient.getQueriesData<List>({ queryKey: ['notification', 'list'] })) {
    for (const one of read(key, list)?.pages.flatMap((page) => page.notifications) ?? [])
      if (marked.has(one.id) && one.isRead !== isRead) changed.add(one.id);
  }
  return isRead ? -changed.size : changed.size;
}
