import { weekdayOf } from '#web/dates/day-steps.ts';
import { addDays, beginOf, dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { CalendarEvent } from '../contract.ts';

export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** An all-day event lasts at least its first day, one with a time and no end is a moment that is drawn as an hour. */
const momentShownMs = 3_600_000;

/** When an event begins for the reader, and when it is over. */
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

/** The first and the last day on which an event is for the reader. */
export function daysOf(times: EventTimes): { first: PlainDay; last: PlainDay } {
  const { from, until } = spanOf(times);
  return { first: dayOf(from), last: dayOf(new Date(until.getTime() - 1)) };
}

/** The times moved by days and minutes, each end by itself. Days keep the hour where the clocks change. */
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

/** What tells an occurrence from all others, also when it was moved. */
export function eventKey({ id, extendedProps: { occurrence } }: CalendarEvent): string {
  return occurrence === null ? String(id) : `${id}@${occurrence}`;
}

/** Events begin in these hours unless somebody says otherwise. */
const [morning, firstHour, lastHour] = [9, 8, 17];

/** An hour to begin with: of today the next full one within working hours, or the morning of the next working day; of other days the morning's. */
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
