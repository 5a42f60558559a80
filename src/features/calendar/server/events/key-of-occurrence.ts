import type { EventTimes } from '../../event-times.ts';
import type { Series } from './lock-series.ts';
import { readDate, readMoment } from './read-times.ts';

export interface OccurrenceInSeries {
  key: string;
  times: EventTimes;
}

/** The key of the occurrence that a call means: the one that it names, or the changed one whose id it names; null for none. @throws 400 */
export function keyOfOccurrence({ named, master }: Series, given: string | undefined): string | null {
  if (given === undefined) return named.occurrence;
  return master.allDay ? readDate(given, 'occurrence') : readMoment(given, master.timeZone, 'occurrence').toISOString();
}
