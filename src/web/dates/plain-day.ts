import { momentOf, readerTime } from './reader-time.ts';

/** A day of the reader's calendar, `YYYY-MM-DD`. */
export type PlainDay = string;

/** When a day begins for what is put off until then. */
export const morning = '08:00';

/** The reader's day of a moment. */
export const dayOf = (moment: Date): PlainDay => readerTime(moment).slice(0, 10);

/** Today, for the reader. */
export const today = (): PlainDay => dayOf(new Date());

/** The moment at which the day begins for the reader. */
export const beginOf = (day: PlainDay): Date => momentOf(day);

/** A day has no zone: its arithmetic is done where clocks never change. What is no day stays as it is. */
export function addDays(day: PlainDay, days: number): PlainDay {
  const ms = Date.parse(day) + days * 86_400_000;
  return Number.isNaN(ms) ? day : new Date(ms).toISOString().slice(0, 10);
}
