import type { CalendarEvent, CalendarName, Overlay } from '../../contract.ts';
import { daysOf, type EventTimes } from '../event-times.ts';

/** What stands in the calendar: an event, or what is due elsewhere. */
export type ShownItem = { key: string; title: string; times: EventTimes } & (
  | { event: CalendarEvent; overlay?: undefined }
  | { overlay: Overlay; event?: undefined }
);

/** A day, or a moment, at which something is due. */
export const timesOfOverlay = ({ start }: Overlay): EventTimes => ({ start, end: null, allDay: start.length === 10 });

/** The events of the chosen calendars. */
export function ofCalendars(events: readonly CalendarEvent[], calendars: readonly CalendarName[]): CalendarEvent[] {
  return events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar));
}

/** All-day items first, then by time, then by name. */
export function inOrder(items: readonly ShownItem[]): ShownItem[] {
  const sorting = (item: ShownItem) => (item.times.allDay ? daysOf(item.times).first : new Date(item.times.start).toISOString());
  return items.toSorted(
    (a, b) => Number(b.times.allDay) - Number(a.times.allDay) || sorting(a).localeCompare(sorting(b)) || a.title.localeCompare(b.title),
  );
}
