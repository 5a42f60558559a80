import { daysBetween } from '../../days-between.ts';

const msPerDay = 86_400_000;

/** Days from issue to due date that are offered. */
export const offeredTerms = [0, 7, 14, 30, 45, 60, 90];

/** A day so many days later. Days are `YYYY-MM-DD`; what is none stays as it is. */
export function daysLater(day: string, days: number): string {
  const from = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(from) ? day : new Date(from + days * msPerDay).toISOString().slice(0, 10);
}

/** How many days lie between two; null where one of them is not filled in. */
export function termsBetween(from: string, to: string): number | null {
  const days = daysBetween(from, to);
  return Number.isNaN(days) ? null : days;
}
