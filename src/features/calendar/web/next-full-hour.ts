import { type PlainDay, today } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { EventTimes } from './event-times.ts';

/** An hour to begin with: the next one of today, of other days the morning's. */
export function nextFullHour(day: PlainDay, now: Date = new Date()): EventTimes {
  const thisHour = momentOf(`${readerTime(now).slice(0, 13)}:00`);
  const start = day === today() ? new Date(thisHour.getTime() + 3_600_000) : momentOf(`${day}T09:00`);
  return { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString(), allDay: false };
}
