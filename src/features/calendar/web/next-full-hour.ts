import type { EventTimes } from './event-times.ts';
import { beginOf, type PlainDay, today } from './plain-day.ts';

/** An hour to begin with: the next one of today, of other days the morning's. */
export function nextFullHour(day: PlainDay, now: Date = new Date()): EventTimes {
  const start = beginOf(day);
  start.setHours(day === today() ? now.getHours() + 1 : 9);
  return { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString(), allDay: false };
}
