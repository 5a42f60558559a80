import { daysBetween } from '../../days-between.ts';

const msPerDay = 86_400_000;

/** Payment terms to choose from, in days. */
export const offeredTerms = [0, 7, 14, 30, 45, 60, 90];

/** Adds days to a date `YYYY-MM-DD`; an invalid date is unchanged. */
export function daysLater(day: string, days: number): string {
  const from = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(from) ? day : new Date(from + days * msPerDay).toISOString().slice(0, 10);
}

/** Returns the days between two dates; null if one is empty. */
export function termsBetween(from: string, to: string): number | null {
  const days = daysBetween(from, to);
  return Number.isNaN(days) ? null : days;
}
