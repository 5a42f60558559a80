import { Temporal } from 'temporal-polyfill';
import { invalid } from '#server/refusal.ts';
import type { Reading } from '../reading.ts';

/** The reader's day: by its date, and its moments, the end exclusive. */
export interface ReaderDay {
  day: string;
  next: string;
  from: Date;
  until: Date;
  /** When a day so many days before begins. */
  before: (days: number) => { day: string; from: Date };
}

/** The day that it is where the reader is: in the zone that the call names, else in the one that they chose, else in the company's. @throws 400 */
export function readerDay(reading: Reading): ReaderDay {
  const begin = beginningIn(reading.zone, reading.now);
  const next = begin.add({ days: 1 });
  const at = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds);
  const dateOf = (moment: Temporal.ZonedDateTime) => moment.toPlainDate().toString();
  return {
    ...{ day: dateOf(begin), next: dateOf(next), from: at(begin), until: at(next) },
    before: (days) => {
      const earlier = begin.subtract({ days });
      return { day: dateOf(earlier), from: at(earlier) };
    },
  };
}

function beginningIn(zone: string, now: Date): Temporal.ZonedDateTime {
  try {
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  } catch (error) {
    if (error instanceof RangeError) throw invalid('zone', 'not_a_zone');
    throw error;
  }
}
