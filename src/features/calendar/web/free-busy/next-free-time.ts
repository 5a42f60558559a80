import { weekdayOf } from '#web/dates/day-steps.ts';
import { addDays, dayOf } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { workingHours } from './working-hours.ts';

/** Some time, the end exclusive. */
export interface Span {
  from: Date;
  until: Date;
}

interface Search {
  /** When the event is now. */
  now: Span;
  /** When at least one of those who are to come is busy, in any order. */
  busy: readonly Span[];
  /** Before this nothing begins any more. */
  earliest: Date;
  /** How many days are known, that of the event among them. */
  days: number;
  /** The days of the week on which nobody works; 0 is Sunday. */
  weekend: readonly number[];
}

const stepMs = 15 * 60_000;

/**
 * The next time, as long as the event is, in which all are free: at a full quarter of an hour, within working hours, later on the same day
 * before the following ones. A weekend is passed over, unless the event is on it. Null where none is known.
 */
export function nextFreeTime({ now, busy, earliest, days, weekend }: Search): Span | null {
  const lengthMs = now.until.getTime() - now.from.getTime();
  const after = Math.max(now.from.getTime() + 1, earliest.getTime());
  const eventDay = dayOf(now.from);
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(eventDay, ahead);
    if (ahead > 0 && weekend.includes(weekdayOf(day))) continue;
    const opens = momentOf(`${day}T${workingHours.from}`).getTime();
    const closes = momentOf(`${day}T${workingHours.until}`).getTime();
    let from = atQuarter(Math.max(opens, after));
    while (from + lengthMs <= closes) {
      const inTheWay = busy.find((one) => one.from.getTime() < from + lengthMs && one.until.getTime() > from);
      if (!inTheWay) return { from: new Date(from), until: new Date(from + lengthMs) };
      from = atQuarter(inTheWay.until.getTime());
    }
  }
  return null;
}

const atQuarter = (ms: number) => Math.ceil(ms / stepMs) * stepMs;
