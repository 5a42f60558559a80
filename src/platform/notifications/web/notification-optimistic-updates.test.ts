import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { showAction } from '#web/actions/create-actions.ts';
import { shownNow } from '#web/actions/use-shown.ts';
import { isWriting } from '#web/undo/writes-under-way.ts';
import type { Notification } from '../contract.ts';
import { changedBy, type NotificationViews, withAllRead, withRead } from './notification-optimistic-updates.ts';
import { notificationsQuery, unreadQuery } from './queries.ts';

/** Resolved after each test: a pending request would be counted by the next test file of the worker. */
let sent = Promise.withResolvers<void>();
afterEach(async () => {
  sent.resolve();
  sent = Promise.withResolvers();
  await vi.waitFor(() => expect(isWriting()).toBe(false));
});

const one = (id: number, isRead: boolean) => ({ id, isRead }) as Notification;

function world() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(notificationsQuery(false).queryKey, {
    pages: [{ notifications: [one(3, false), one(2, false), one(1, true)], total: 3 }],
    pageParams: [1],
  } as never);
  queryClient.setQueryData(unreadQuery.queryKey, { unread: 5, areas: {} });
  return {
    queryClient,
    show: (look: typeof withAllRead) =>
      void showAction<NotificationViews, void>(queryClient, 'notification', { look, send: () => sent.promise }),
    unread: () => shownNow(queryClient, unreadQuery)?.unread,
    read: () => shownNow(queryClient, notificationsQuery(false))?.pages[0]?.notifications.map(({ isRead }) => isRead),
  };
}

test('the badge follows actual changes only', () => {
  const { queryClient, show, unread, read } = world();
  show(withRead(new Set([3, 1]), true, changedBy(queryClient, [3, 1], true)));
  expect([unread(), read()]).toEqual([4, [true, false, true]]);
  show(withRead(new Set([3]), false, changedBy(queryClient, [3], false)));
  expect([unread(), read()]).toEqual([5, [false, false, true]]);
});

test('marking all as read clears the count, including those not loaded', () => {
  const { show, unread, read } = world();
  show(withAllRead);
  expect([unread(), read()]).toEqual([0, [true, true, true]]);
});
