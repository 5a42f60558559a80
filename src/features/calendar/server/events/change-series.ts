import { localStartOf, movedTo, occurrenceAt, startOf } from '../../event-times.ts';
import { dateOf, dayOf, localOf } from '../../zone-times.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';

/**
 * What a change of a recurring event means for the occurrences that do not happen or were changed by themselves: each goes along with
 * its place in the rule; one that the rule no longer gives is gone. Into another calendar go those that were in the same one: whoever no longer
 * sees the event sees none of it.
 */
export function changeSeries(
  before: EventRecord,
  after: EventRecord,
  exceptions: EventRecord[],
  { now, local }: { now: Date; local?: string | undefined },
): EventWrite[] {
  const rekey = (key: string) => keyAfter(key, before, after, local);
  const exceptDates = before.exceptDates.map(rekey).filter((key) => key !== null);
  const writes: EventWrite[] = [{ before, after: isSameTime(before, after) ? after : { ...after, exceptDates } }];
  for (const exception of exceptions) {
    const occurrence = rekey(exception.occurrence ?? '');
    if (occurrence === null) {
      writes.push({ before: exception, after: { ...exception, deletedAt: now } });
      continue;
    }
    const changed: EventRecord = {
      ...exception,
      ...calendarAfter(exception, before, after),
      masterId: after.id,
      uid: after.uid,
      occurrence,
    };
    if (goesAlong.some((field) => changed[field] !== exception[field])) writes.push({ before: exception, after: changed });
  }
  return writes;
}

/** What of a changed occurrence a change of its event changes. */
const goesAlong = ['masterId', 'occurrence', 'calendar', 'ownCalendarId', 'ownerId'] as const;

/** The calendar that a changed occurrence is in after its event was changed. A *Personal* one of somebody else stays that person's. */
function calendarAfter(exception: EventRecord, before: EventRecord, after: EventRecord): Partial<EventRecord> {
  const { calendar, ownCalendarId, ownerId } = after;
  const isMoved = !isSameCalendar(before, after) || before.ownerId !== ownerId;
  const isTogether = isSameCalendar(exception, before) && (before.calendar !== 'Personal' || exception.ownerId === before.ownerId);
  return isMoved && isTogether ? { calendar, ownCalendarId, ownerId } : {};
}

const isSameCalendar = (one: EventRecord, other: EventRecord) =>
  one.calendar === other.calendar && one.ownCalendarId === other.ownCalendarId;

const isSameTime = (before: EventRecord, after: EventRecord) =>
  before.id === after.id &&
  before.rrule === after.rrule &&
  before.timeZone === after.timeZone &&
  startOf(before) === startOf(after) &&
  before.allDay === after.allDay;

/**
 * The key that an occurrence has after the change: as many days later as the event's start, at its new time. Null where the rule gives none
 * there, but for a single date, which it never gave.
 * @param local what the rule counts from after it, by the clocks there, where they skip its start
 */
export function keyAfter(key: string, before: EventRecord, after: EventRecord, local = localStartOf(after)): string | null {
  if (isSameTime(before, after)) return key;
  if (after.rrule === null) return null;
  const keyDate = before.allDay ? key : localOf(new Date(key), before.timeZone);
  const date = dateOf(dayOf(keyDate) + dayOf(local) - dayOf(localStartOf(before)));
  const moved = startOf(movedTo(after, `${date}${local.slice(10)}`));
  const isGiven = (series: EventRecord, at: string) => occurrenceAt({ ...series, exceptDates: [] }, at) !== null;
  return isGiven(after, moved) || !isGiven(before, key) ? moved : null;
}
