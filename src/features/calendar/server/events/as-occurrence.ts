import { type EventTimes, spanOf } from '../../event-times.ts';
import type { EventRecord } from './event-record.ts';

/** An occurrence as if it were an event: what a change of it alone begins with. It keeps the id of its series. */
export function asOccurrence(master: EventRecord, key: string, times: EventTimes): EventRecord {
  return { ...master, ...times, ...spanOf(times, null), rrule: null, exceptDates: [], masterId: master.id, occurrence: key };
}
