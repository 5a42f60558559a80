import { type EventTimes, endOf, localStartOf, movedTo, startOf } from '../../event-times.ts';
import { shiftRule } from '../../shift-rule.ts';
import { dateOf, dayOf } from '../../zone-times.ts';
import type { EventRecord } from './event-record.ts';
import type { GivenEvent } from './read-content.ts';
import { readTimes, skippedStart } from './read-times.ts';

/**
 * What a change of one occurrence means for all: they move by as many days, to the same time of the day, and last as long.
 * @param shown the occurrence as the client saw it
 */
export function relativeToMaster(given: GivenEvent, shown: EventTimes, master: EventRecord): GivenEvent {
  if (given.start === undefined && given.end === undefined && given.allDay === undefined) return given;
  const wanted = readTimes({ ...given, timeZone: given.extendedProps?.timeZone }, shown);
  const skipped = skippedStart(given, wanted);
  const local = skipped?.local ?? localStartOf(wanted);
  const [from, to] = [dayOf(localStartOf(shown)), dayOf(local)];
  const start = dateOf(dayOf(localStartOf(master)) + to - from);
  const times = movedTo({ ...wanted, endsAt: skipped?.endsAt ?? wanted.endsAt }, `${start}${local.slice(10)}`);
  const shifted = shiftRule(master.rrule ?? '', from, to);
  return {
    ...given,
    // As it is written: the clocks may skip it there.
    start: wanted.allDay ? startOf(times) : `${start}${local.slice(10)}`,
    end: endOf(times),
    allDay: wanted.allDay,
    extendedProps: {
      ...given.extendedProps,
      // Its days move along, unless the client names another rule.
      rrule: given.extendedProps?.rrule === undefined || given.extendedProps.rrule === master.rrule ? shifted : given.extendedProps.rrule,
    },
  };
}
