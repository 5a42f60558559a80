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

/** What is shown of some days, and whether that is all. */
export interface ShownOf<T> {
  items: T[];
  isAll: boolean;
}

/** Every occurrence in some time, of all calendars: choosing among them needs no call. */
export const eventsQuery = (asked: MomentRange) =>
  queryOptions({
    queryKey: ['calendar', 'events', asked.start, asked.end] as const,
    queryFn: async ({ signal }): Promise<ShownOf<CalendarEvent>> => {
      const answer = await openCall(listEvents, { query: asked }, { signal });
      return { items: (await answer.json()) as CalendarEvent[], isAll: !answer.headers.has(truncatedHeader) };
    },
    staleTime: staleMs,
  });

/** The kind of change that makes old what is due of a kind. */
export const changeKinds = { card: 'board', todo: 'todo', invoice: 'invoice' } as const;

/** What of one kind is due in some days. */
export const overlaysQuery = (kind: OverlayKind, days: DayRange) =>
  queryOptions({
    queryKey: [changeKinds[kind], 'overlays', days.start, days.end] as const,
    queryFn: async ({ signal }): Promise<ShownOf<Overlay>> => {
      const { overlays, truncated } = await call(listOverlays, { query: momentsOf(days) }, { signal });
      return { items: overlays.filter((overlay) => overlay.kind === kind), isAll: !truncated };
    },
    staleTime: staleMs,
  });

/** Asks ahead for what stands before and after what is shown. */
export function prefetchNeighbours(queryClient: QueryClient, view: ShownView, date: PlainDay, firstWeekday: number): void {
  for (const step of [1, -1]) {
    void queryClient.prefetchQuery(eventsQuery(queryRange(view, stepped(view, date, step), firstWeekday)));
  }
}

/** Asks for what the page shows first, while its code is still loading. */
export function prefetchCalendar(queryClient: QueryClient, search: CalendarSearch): Promise<void> {
  const { view, date } = calendarPlaceFrom(search);
  void queryClient.prefetchQuery(ownCalendarsQuery());
  return queryClient.prefetchQuery(eventsQuery(queryRange(shownView(view, isCompactNow()), date, weekStart(currentLayout().language))));
}

/** Whom one can invite, and share a calendar with. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['person', 'guests'] as const,
    queryFn: async ({ signal }) => (await call(listPeople, { query: { perPage: 100 } }, { signal })).people,
    staleTime: 300_000,
  });
