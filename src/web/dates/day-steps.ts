import type { PlainDay } from './plain-day.ts';

/** Adds months to a day; clamps to the last day of a shorter month. */
export function addMonths(day: PlainDay, months: number): PlainDay {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export function daysBetween(from: PlainDay, to: PlainDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Day of the week; 0 is Sunday. */
export const weekdayOf = (day: PlainDay): number => new Date(day).getUTCDay();
