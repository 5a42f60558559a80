import type { PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { Span } from './next-free-time.ts';
import { workingHours } from './working-hours.ts';

/** What of a day is shown: full hours, from one to another (24 is its end), and those of them that are named. */
export interface StripHours {
  first: number;
  last: number;
  named: number[];
}

const mostNamed = 6;

/** The working hours of a day, and as much more of it as some times need. */
export function stripHours(day: PlainDay, times: readonly Span[]): StripHours {
  let first = hourOf(workingHours.from);
  let last = hourOf(workingHours.until);
  for (const { from, until } of times) {
    const [begins, ends] = [readerTime(from), readerTime(until)];
    if (begins.slice(0, 10) > day || ends <= `${day}T00:00:00`) continue;
    first = Math.min(first, begins.slice(0, 10) < day ? 0 : hourOf(begins.slice(11)));
    last = Math.max(last, ends.slice(0, 10) > day ? 24 : Math.ceil(hourOf(ends.slice(11)) + minutesOf(ends.slice(11)) / 60));
  }
  const step = [1, 2, 3, 4].find((hours) => (last - first) / hours <= mostNamed) ?? 6;
  const named = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour >= first && hour < last && (hour - first) % step === 0);
  return { first, last, named };
}

/** Where on the strip some time begins, and how much of it it takes, in percent; null for what is beside it. */
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

/** The moment at which an hour of the day begins for the reader. */
export const hourMoment = (day: PlainDay, hour: number): Date => momentOf(`${day}T${String(hour).padStart(2, '0')}:00`);

const hourOf = (time: string) => Number(time.slice(0, 2));
const minutesOf = (time: string) => Number(time.slice(3, 5));
