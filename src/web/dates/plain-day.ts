import { momentOf, readerTime } from './reader-time.ts';

/** A calendar day without a time zone, `YYYY-MM-DD`. */
export type PlainDay = string;

/** The time of day for things postponed to a day. */
export const morning = '08:00';

/** The user's day at a moment. */
export const dayOf = (moment: Date): PlainDay => readerTime(moment).slice(0, 10);

/** Today for the user. */
export const today = (): PlainDay => dayOf(new Date());

/** The start of a day for the user. */
export const beginOf = (day: PlainDay): Date => momentOf(day);

/** Adds days in UTC, where no clock changes interfere. Returns invalid days unchanged. */
export function addDays(day: PlainDay, days: number): PlainDay {
  const ms = Date.parse(day) + days * 86_400_000;
  return Number.isNaN(ms) ? day : new Date(ms).toISOString().slice(0, 10);
}
