import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { localStartOf, movedTo, occurrenceAt, spanOf, startOf } from '../event-times.ts';
import { parseRule, withEnd } from '../recurrence-rule.ts';
import { shiftRule } from '../shift-rule.ts';
import { calendarEvents } from '../tables.ts';
import { dateOf, dayOf, localOf } from '../zone-times.ts';
import { handleDstGap, newRecord } from './add-event.ts';
import { type EventRecord, type EventWrite, withoutOccurrence } from './event-record.ts';
import { copyReminders } from './event-reminders.ts';
import type { OccurrenceInSeries, Series } from './lock-series.ts';
import { changedBy, type GivenEvent, readContent } from './read-content.ts';
import { endedBefore, ruleFrom } from './read-rule.ts';
import { readTimes, skippedStart } from './read-times.ts';
import { answerChange } from './show-events.ts';
import { partOf, uidFrom } from './transfer/series-parts.ts';
import { writeEvents } from './write-events.ts';

/** Changes an occurrence and those after it: the event ends before it and continues as a new event, whose UID links it to the original. */
export async function splitSeries({ master, exceptions }: Series, given: GivenEvent, { key, times }: OccurrenceInSeries, scope: Scope) {
  const rest = ruleFrom(master, key);
  const base: EventRecord = {
    ...master,
    ...times,
    rrule: rest,
    ...spanOf(times, rest),
    exceptDates: master.exceptDates.filter((one) => one >= key),
  };
  const began = { ...(await newMaster(base, given, scope)), uid: uidFrom(master, key, await firstPart(master, scope)) };
  const { series: after, key: skipped, first, local } = await handleDstGap(began, given, base, scope);
  const later = exceptions.filter(({ occurrence }) => (occurrence ?? '') > key);
  // The new event replaces the changed occurrence at the split.
  const replaced = exceptions.filter(({ occurrence }) => occurrence === key);
  const [head, ...moved] = changeSeries(base, { ...after, exceptDates: [] }, later, { now: scope.now, local });
  const kept = (head?.after.exceptDates ?? []).filter((one) => one !== startOf(after));
  const following = { ...after, exceptDates: kept };
  const writes: EventWrite[] = [
    { before: null, after: skipped ? withoutOccurrence(following, skipped) : following, reminders: given.extendedProps?.reminders },
    { before: master, after: endedBefore(master, key) },
    ...moved,
    ...first,
    ...replaced.map((before) => ({ before, after: { ...before, deletedAt: scope.now } })),
  ];
  const { records, changeId } = await writeEvents(writes, scope, { afterwards: () => copyReminders(master.id, after.id, scope) });
  return { ...(await answerChange(records[0], null, scope)), changeId };
}

async function firstPart(part: EventRecord, { db, entity }: Scope): Promise<EventRecord | undefined> {
  const { uid, from } = partOf(part.uid);
  if (!from) return part;
  const isWhole = and(eq(calendarEvents.entity, entity), eq(calendarEvents.uid, uid), eq(calendarEvents.ownerId, part.ownerId));
  const [whole] = await db
    .select()
    .from(calendarEvents)
    .where(and(isWhole, isNull(calendarEvents.occurrence)))
    .orderBy(desc(calendarEvents.id));
  return whole;
}

async function newMaster(base: EventRecord, given: GivenEvent, scope: Scope): Promise<EventRecord> {
  const named = given.extendedProps?.rrule;
  const wanted = readTimes({ ...given, timeZone: given.extendedProps?.timeZone }, base);
  const shifted = shiftRule(base.rrule ?? '', dayOf(localStartOf(base)), dayOf(skippedStart(given, wanted)?.local ?? localStartOf(wanted)));
  // Shifts the rule's days and keeps its end unless the client gives another rule.
  const rrule = named === undefined || (named !== null && isSameRule(named, base.rrule)) ? shifted : named;
  const content = await changedBy(
    base,
    await readContent({ ...given, extendedProps: { ...given.extendedProps, rrule } }, base, scope),
    scope,
  );
  return { ...(await newRecord(content, scope)), ownerId: content.ownerId };
}

/** Whether two rules differ at most in their end; clients send back the rule of the whole series. */
function isSameRule(one: string, other: string | null): boolean {
  return (
    other !== null && withEnd(one, null) === withEnd(other, null) && (parseRule(one).count !== null) === (parseRule(other).count !== null)
  );
}

/**
 * Applies a change of a recurring event to its removed and changed occurrences: each moves with its place in the rule, and those the rule
 * no
 * longer gives are dropped. Only occurrences in the same calendar follow the event to another one, so people who lose sight of the event
 * see none of them.
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

/** Fields of a changed occurrence that follow its series. */
const goesAlong = ['masterId', 'occurrence', 'calendar', 'ownCalendarId', 'ownerId'] as const;

/** Returns a changed occurrence's calendar after its series changed. Another person's *Personal* occurrence stays theirs. */
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
 * Returns an occurrence's key after the change: shifted by as many days as the event's start, at its new time. Null if the rule does not
 * give it,
 * except for a single date that no rule gives.
 * @param local the local start the rule counts from, if it falls in a DST gap
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
