import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { clockOf } from './plan-slots.ts';

const dayMinutes = 24 * 60;

/** The moment at which the reader's clock shows so many minutes of a day; midnight at its end is the next day's beginning. */
export function momentInDay(day: PlainDay, minutes: number): Date {
  return minutes >= dayMinutes ? beginOf(addDays(day, 1)) : momentOf(`${day}T${clockOf(minutes)}`);
}
