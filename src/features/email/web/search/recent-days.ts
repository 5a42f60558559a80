import { addDays, dayOf } from '#web/dates/plain-day.ts';

/** Today, a week and a month ago, as 2030-01-31 on the reader's clock. */
export function recentDays(now: Date): string[] {
  return [0, 7, 30].map((days) => addDays(dayOf(now), -days));
}
