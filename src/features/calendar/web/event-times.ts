import { weekdayOf } from '#web/dates/day-steps.ts';
import { addDays, beginOf, dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { CalendarEvent } from '../contract.ts';

export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** Displayed length of a timed event without an end; an all-day event lasts at least one day. */
const momentShownMs = 3_600_000;

export function spanOf({ start, end, allDay }: EventTimes): { from: Date; until: Date } {
  if (allDay) {
    const first = start.slice(0, 10);
    const last = end && end.slice(0, 10) > first ? end.slice(0, 10) : addDays(first, 1);
    return { from: beginOf(first), until: beginOf(last) };
  }
  const from = new Date(start);
  const until = end ? new Date(end) : from;
  return { from, until: until > from ? until : new Date(from.getTime() + momentShownMs) };
}

/** Returns the first and last day of an event for the reader. */
export function daysOf(times: EventTimes): { first: PlainDay; last: PlainDay } {
  const { from, until } = spanOf(times);
  return { first: dayOf(from), last: dayOf(new Date(until.getTime() - 1)) };
}

/** Shifts the start and end independently by days and minutes. Shifting by days keeps the local time across DST changes. */
export function shifted(times: EventTimes, start: Shift, end: Shift): EventTimes {
  return { ...times, start: shiftedText(times.start, times.allDay, start), end: times.end && shiftedText(times.end, times.allDay, end) };
}

export interface Shift {
  days?: number;
  minutes?: number;
}

function shiftedText(text: string, allDay: boolean, { days = 0, minutes = 0 }: Shift): string {
  if (allDay) return addDays(text.slice(0, 10), days);
  const [day = '', time] = readerTime(new Date(text)).split('T');
  const moved = days === 0 ? new Date(text) : momentOf(`${addDays(day, days)}T${time}`);
  return new Date(moved.getTime() + minutes * 60_000).toISOString();
}

/** Returns a key unique to an occurrence, even after a move. */
export function eventKey({ id, extendedProps: { occurrence } }: CalendarEvent): string {
  return occurrence === null ? String(id) : `${id}@${occurrence}`;
}

/** Default hours for new events. */
const [morning, firstHour, lastHour] = [9, 8, 17];

/** Returns a default start: today's next full hour within working hours or the next working day's morning; the morning for other days. */
export function nextFullHour(day: PlainDay, now: Date = new Date(), weekend: readonly number[] = []): EventTimes {
  const local = readerTime(now);
  const next = Math.max(Number(local.slice(11, 13)) + 1, firstHour);
  const isToday = day === local.slice(0, 10);
  const isOver = isToday && (next > lastHour || weekend.includes(weekdayOf(day)));
  const hour = isToday && !isOver ? next : morning;
  const start = momentOf(`${isOver ? nextWorkday(day, weekend) : day}T${String(hour).padStart(2, '0')}:00`);
  return { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString(), allDay: false };
}

function nextWorkday(day: PlainDay, weekend: readonly number[]): PlainDay {
  let next = addDays(day, 1);
  for (let passed = 0; passed < 6 && weekend.includes(weekdayOf(next)); passed++) next = addDays(next, 1);
  return next;
}
