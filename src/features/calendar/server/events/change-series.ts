import { localStartOf, movedTo, occurrenceAt, startOf } from '../../event-times.ts';
import { dateOf, dayOf, localOf } from '../../zone-times.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';

/**
 * What a change of a recurring event means for the occurrences that do not happen or were changed by themselves: each goes along with
 * its place in the rule; one that the rule no longer gives is gone.
 */
export function changeSeries(before: EventRecord, after: EventRecord, exceptions: EventRecord[], now: Date): EventWrite[] {
  if (
    before.id === after.id &&
    before.rrule === after.rrule &&
    before.timeZone === after.timeZone &&
    startOf(before) === startOf(after) &&
    before.allDay === after.allDay
  )
    return [{ before, after }];
  const rekey = (key: string) => rekeyed(key, before, after);
  const exceptDates = before.exceptDates.map(rekey).filter((key) => key !== null);
  const writes: EventWrite[] = [{ before, after: { ...after, exceptDates } }];
  for (const exception of exceptions) {
    const occurrence = rekey(exception.occurrence ?? '');
    if (occurrence === null) writes.push({ before: exception, after: { ...exception, deletedAt: now } });
    else if (occurrence !== exception.occurrence || exception.masterId !== after.id)
      writes.push({ before: exception, after: { ...exception, masterId: after.id, uid: after.uid, occurrence } });
  }
  return writes;
}

/** The key that an occurrence has after the change: as many days later as the event's start, at its new time. */
function rekeyed(key: string, before: EventRecord, after: EventRecord): string | null {
  if (after.rrule === null) return null;
  const keyDate = before.allDay ? key : localOf(new Date(key), before.timeZone);
  const [old, local] = [localStartOf(before), localStartOf(after)];
  const date = dateOf(dayOf(keyDate) + dayOf(local) - dayOf(old));
  const moved = startOf(movedTo(after, `${date}${local.slice(10)}`));
  return occurrenceAt({ ...after, exceptDates: [] }, moved) ? moved : null;
}
