import type { CalendarEvent } from '#features/calendar/contract.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { readerTime } from '#web/dates/reader-time.ts';
import type { Span } from './plan-slots.ts';

/** An event of a day, and which minutes of that day it takes. */
export interface SpannedEvent extends Span {
  event: CalendarEvent;
}

/** The events of a day that have a time, in their order; those that begin before it or end after it fill it to its edge. */
export function spannedEvents(events: readonly CalendarEvent[], day: PlainDay): SpannedEvent[] {
  const minutesOf = (moment: string) => minutesIn(readerTime(new Date(moment)), day);
  return events
    .filter(({ allDay }) => !allDay)
    .map((event) => {
      const from = minutesOf(event.start);
      return { event, from, until: Math.min(24 * 60, event.end ? minutesOf(event.end) : from + 60) };
    })
    .filter(({ from, until }) => until > from)
    .sort((one, other) => one.from - other.from || one.until - other.until);
}

/** By the clock: on a day when it is changed, an event stands where the clock shows it. Before the day it is 0, after it 24 hours. */
function minutesIn(clock: string, day: PlainDay): number {
  const date = clock.slice(0, 10);
  if (date !== day) return date < day ? 0 : 24 * 60;
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}
