import { addDays, dayOf, morning, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';

const hourMs = 3_600_000;
const monday = 1;

/** The suggested snooze times, in the reader's time zone. */
export interface SnoozeTimes {
  /** In three hours, rounded to the full hour; absent when that is tomorrow. */
  laterToday?: Date;
  tomorrow: Date;
  /** The next Monday that is neither today nor tomorrow. */
  nextWeek: Date;
}

export function snoozeTimes(now: Date): SnoozeTimes {
  const today = dayOf(now);
  const later = new Date(Math.ceil((now.getTime() + 3 * hourMs) / hourMs) * hourMs);
  const daysToMonday = (monday - new Date(today).getUTCDay() + 7) % 7;
  return {
    ...(dayOf(later) === today && { laterToday: later }),
    tomorrow: morningIn(today, 1),
    nextWeek: morningIn(today, daysToMonday < 2 ? daysToMonday + 7 : daysToMonday),
  };
}

/** Returns the reader's morning after a number of days, independent of clock changes. */
function morningIn(today: PlainDay, days: number): Date {
  return momentOf(`${addDays(today, days)}T${morning}`);
}
