import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { truncatedHeader } from '#contract/truncated-header.ts';
import { listPeople } from '#platform/people/contract.ts';
import { call, openCall } from '#web/api-client.ts';
import { beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import { weekStart } from '#web/dates/week-start.ts';
import { currentLayout } from '#web/layout-store.ts';
import { type CalendarEvent, listEvents, listOverlays, type Overlay } from '../contract.ts';
import { type CalendarSearch, calendarPlaceFrom, type OverlayKind } from './calendar-place.ts';
import { ownCalendarsQuery } from './calendars/use-calendars.ts';
import { type DayRange, queryRange, type ShownView, shownView, stepped } from './list/shown-days.ts';
import type { MomentRange } from './moments-of-month.ts';
import { isCompactNow } from './use-compact.ts';

const staleMs = 30_000;

const momentsOf = ({ start, end }: DayRange) => ({ start: beginOf(start).toISOString(), end: beginOf(end).toISOString() });

/** The loaded items of a range, and whether they are complete. */
export interface ShownOf<T> {
  items: T[];
  isAll: boolean;
}

/** Query for all occurrences in a range; filtering by calendar needs no request. */
export const eventsQuery = (asked: MomentRange) =>
  queryOptions({
    queryKey: ['calendar', 'events', asked.start, asked.end] as const,
    queryFn: async ({ signal }): Promise<ShownOf<CalendarEvent>> => {
      const answer = await openCall(listEvents, { query: asked }, { signal });
      return { items: (await answer.json()) as CalendarEvent[], isAll: !answer.headers.has(truncatedHeader) };
    },
    staleTime: staleMs,
  });

/** Change kinds that invalidate due items of each kind. */
export const changeKinds = { card: 'board', todo: 'todo', invoice: 'invoice' } as const;

export const overlaysQuery = (kind: OverlayKind, days: DayRange) =>
  queryOptions({
    queryKey: [changeKinds[kind], 'overlays', days.start, days.end] as const,
    queryFn: async ({ signal }): Promise<ShownOf<Overlay>> => {
      const { overlays, truncated } = await call(listOverlays, { query: momentsOf(days) }, { signal });
      return { items: overlays.filter((overlay) => overlay.kind === kind), isAll: !truncated };
    },
    staleTime: staleMs,
  });

/** Prefetches the ranges before and after the visible one. */
export function prefetchNeighbours(queryClient: QueryClient, view: ShownView, date: PlainDay, firstWeekday: number): void {
  for (const step of [1, -1]) {
    void queryClient.prefetchQuery(eventsQuery(queryRange(view, stepped(view, date, step), firstWeekday)));
  }
}

/** Prefetches the first data of the page while its code is loading. */
export function prefetchCalendar(queryClient: QueryClient, search: CalendarSearch): Promise<void> {
  const { view, date } = calendarPlaceFrom(search);
  void queryClient.prefetchQuery(ownCalendarsQuery());
  return queryClient.prefetchQuery(eventsQuery(queryRange(shownView(view, isCompactNow()), date, weekStart(currentLayout().language))));
}

/** Query for people to invite or share a calendar with. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['person', 'guests'] as const,
    queryFn: async ({ signal }) => (await call(listPeople, { query: { perPage: 100 } }, { signal })).people,
    staleTime: 300_000,
  });
