import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { type listNotifications, markNotifications } from '../contract.ts';
import { unreadQuery } from './queries.ts';

type Page = AnswerOf<typeof listNotifications>;

const idsPerCall = 1000;

/**
 * Marks notifications (without ids: all) read or unread, on screen at once; what was shown comes back, and it throws, when the server
 * refuses. @returns the ids that changed.
 */
export async function markRead(queryClient: QueryClient, isRead: boolean, ids?: number[]): Promise<number[]> {
  await queryClient.cancelQueries({ queryKey: ['notification'] });
  const before = queryClient.getQueriesData<unknown>({ queryKey: ['notification'] });
  show(queryClient, isRead, ids);
  try {
    if (!ids) return (await call(markNotifications, { body: { isRead } })).changed;
    const changed: number[] = [];
    for (let at = 0; at < ids.length; at += idsPerCall) {
      changed.push(...(await call(markNotifications, { body: { isRead, ids: ids.slice(at, at + idsPerCall) } })).changed);
    }
    return changed;
  } catch (error) {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['notification'] });
  }
}

function show(queryClient: QueryClient, isRead: boolean, ids: number[] | undefined): void {
  const isMeant = (id: number) => !ids || ids.includes(id);
  let changed = 0;
  const seen = new Set<number>();
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: ['notification', 'list'] }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((one) => {
        if (!isMeant(one.id) || one.isRead === isRead) return one;
        if (!seen.has(one.id)) changed += 1;
        seen.add(one.id);
        return { ...one, isRead };
      }),
    }));
    return { ...data, pages };
  });
  queryClient.setQueryData(unreadQuery.queryKey, (count) => {
    if (!count) return count;
    return { unread: !ids && isRead ? 0 : Math.max(0, count.unread + (isRead ? -changed : changed)) };
  });
}
