import { addDays, dayOf, morning, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';

const hourMs = 3_600_000;
const monday = 1;

/** The moments that are offered to put a mail off until, in the reader's zone. */
export interface SnoozeTimes {
  /** In three hours, to the full hour; absent when that is tomorrow. */
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

/** The reader's morning that many days later, whatever the clocks do in between. */
function morningIn(today: PlainDay, days: number): Date {
  return momentOf(`${addDays(today, days)}T${morning}`);
}
