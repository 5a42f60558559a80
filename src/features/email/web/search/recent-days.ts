import { addDays, dayOf } from '#web/dates/plain-day.ts';

/** Returns today, a week and a month ago, as 2030-01-31 in the reader's time zone. */
export function recentDays(now: Date): string[] {
  return [0, 7, 30].map((days) => addDays(dayOf(now), -days));
}
