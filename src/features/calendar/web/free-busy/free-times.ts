import { weekdayOf } from '#web/dates/day-steps.ts';
import { addDays, dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { BusyPeriod } from '../../free-busy-contract.ts';

/** A time range with an exclusive end. */
export interface Span {
  from: Date;
  until: Date;
}

interface Search {
  /** The event's current time. */
  now: Span;
  /** Times at which at least one attendee is busy, in any order. */
  busy: readonly Span[];
  /** Earliest possible start. */
  earliest: Date;
  /** Number of known days, including the event's day. */
  days: number;
  /** Days of the week without work; 0 is Sunday. */
  weekend: readonly number[];
}

const stepMs = 15 * 60_000;

/**
 * Returns the next time of the event's length at which everyone is free: on a quarter hour, within working hours, later on the same day
 * before the following days. Skips weekends unless the event is on one. Null if there is none.
 */
export function nextFreeTime({ now, busy, earliest, days, weekend }: Search): Span | null {
  const lengthMs = now.until.getTime() - now.from.getTime();
  const after = Math.max(now.from.getTime() + 1, earliest.getTime());
  const eventDay = dayOf(now.from);
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(eventDay, ahead);
    if (ahead > 0 && weekend.includes(weekdayOf(day))) continue;
    const opens = momentOf(`${day}T${workingHours.from}`).getTime();
    const closes = momentOf(`${day}T${workingHours.until}`).getTime();
    let from = atQuarter(Math.max(opens, after));
    while (from + lengthMs <= closes) {
      const inTheWay = busy.find((one) => one.from.getTime() < from + lengthMs && one.until.getTime() > from);
      if (!inTheWay) return { from: new Date(from), until: new Date(from + lengthMs) };
      from = atQuarter(inTheWay.until.getTime());
    }
  }
  return null;
}

const atQuarter = (ms: number) => Math.ceil(ms / stepMs) * stepMs;

export interface BusySpan extends Span {
  isMaybe: boolean;
}

/** Converts the periods of a response to `Date` ranges. */
export const spansOf = (busy: readonly BusyPeriod[]): BusySpan[] =>
  busy.map(({ start, end, maybe }) => ({ from: new Date(start), until: new Date(end), isMaybe: maybe === true }));

/** Returns the conflicts with a time range: the certain ones if there are any, otherwise the tentative ones. */
export function inTheWay(busy: readonly BusySpan[], { from, until }: Span): { isMaybe: boolean; spans: BusySpan[] } | null {
  const spans = busy.filter((one) => isOverlapping(one, { from, until }));
  const sure = spans.filter(({ isMaybe }) => !isMaybe);
  if (spans.length === 0) return null;
  return sure.length > 0 ? { isMaybe: false, spans: sure } : { isMaybe: true, spans };
}

export const isOverlapping = (one: Span, other: Span) => one.from < other.until && one.until > other.from;

/** Visible hours of a day, from one to another (24 is its end), and those with a label. */
export interface StripHours {
  first: number;
  last: number;
  named: number[];
}

const maxNamed = 6;

/** Returns the working hours of a day, extended to include some times. */
export function stripHours(day: PlainDay, times: readonly Span[]): StripHours {
  let first = hourOf(workingHours.from);
  let last = hourOf(workingHours.until);
  for (const { from, until } of times) {
    const [begins, ends] = [readerTime(from), readerTime(until)];
    if (begins.slice(0, 10) > day || ends <= `${day}T00:00:00`) continue;
    first = Math.min(first, begins.slice(0, 10) < day ? 0 : hourOf(begins.slice(11)));
    last = Math.max(last, ends.slice(0, 10) > day ? 24 : Math.ceil(hourOf(ends.slice(11)) + minutesOf(ends.slice(11)) / 60));
  }
  const step = [1, 2, 3, 4].find((hours) => (last - first) / hours <= maxNamed) ?? 6;
  const named = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour >= first && hour < last && (hour - first) % step === 0);
  return { first, last, named };
}

/** Returns the offset and size of a range on the strip in percent; null if it is outside. */
export function placeOnStrip({ from, until }: Span, day: PlainDay, { first, last }: StripHours): { start: number; size: number } | null {
  const place = (moment: Date) => {
    const time = readerTime(moment);
    if (time.slice(0, 10) !== day) return time < day ? 0 : 100;
    const hours = hourOf(time.slice(11)) + minutesOf(time.slice(11)) / 60;
    return Math.min(100, Math.max(0, ((hours - first) / (last - first)) * 100));
  };
  const [start, end] = [place(from), place(until)];
  return end > start ? { start, size: end - start } : null;
}

/** Returns the moment at which an hour of the day starts for the reader. */
export const hourMoment = (day: PlainDay, hour: number): Date => momentOf(`${day}T${String(hour).padStart(2, '0')}:00`);

const hourOf = (time: string) => Number(time.slice(0, 2));
const minutesOf = (time: string) => Number(time.slice(3, 5));

/** Hours to search for a free time, in the reader's zone. */
const workingHours = { from: '08:00', until: '18:00' } as const;
