import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { localStartOf, spanOf, startOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { shiftRule } from '../../shift-rule.ts';
import { calendarEvents, calendarReminders } from '../../tables.ts';
import { dayOf } from '../../zone-times.ts';
import { partOf, uidFrom } from '../transfer/series-parts.ts';
import { newRecord, withSkippedStart } from './add-event.ts';
import { answerChange } from './answer-change.ts';
import { changeSeries } from './change-series.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';
import type { OccurrenceInSeries } from './key-of-occurrence.ts';
import type { Series } from './lock-series.ts';
import { type GivenEvent, readContent } from './read-content.ts';
import { readTimes, skippedStart } from './read-times.ts';
import { endedBefore, ruleFrom } from './series-ends.ts';
import { changedBy } from './update-event.ts';
import { writeEvents } from './write-events.ts';

/** Changes an occurrence and those after it: the event ends before it, and goes on as another one, whose UID says of what it is a part. */
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
  const { series: after, key: skipped, first, local } = await withSkippedStart(began, given, base, scope);
  const later = exceptions.filter(({ occurrence }) => (occurrence ?? '') > key);
  // The changed occurrence that the split begins with is what the new event now says of it.
  const replaced = exceptions.filter(({ occurrence }) => occurrence === key);
  const [head, ...moved] = changeSeries(base, { ...after, exceptDates: [] }, later, { now: scope.now, local });
  const kept = (head?.after.exceptDates ?? []).filter((one) => one !== startOf(after));
  const exceptDates = skipped ? [...new Set([...kept, skipped])] : kept;
  const writes: EventWrite[] = [
    { before: null, after: { ...after, exceptDates }, reminders: given.extendedProps?.reminders },
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
  // Its days move along, and its end stays, unless the client names another rule.
  const rrule = named === undefined || (named !== null && isSameRule(named, base.rrule)) ? shifted : named;
  const content = await changedBy(
    base,
    await readContent({ ...given, extendedProps: { ...given.extendedProps, rrule } }, base, scope),
    scope,
  );
  return { ...(await newRecord(content, scope)), ownerId: content.ownerId };
}

/** Whether they differ at most in their end: a client sends the rule of the whole back. */
function isSameRule(one: string, other: string | null): boolean {
  return (
    other !== null && withEnd(one, null) === withEnd(other, null) && (parseRule(one).count !== null) === (parseRule(other).count !== null)
  );
}

/** Everybody is reminded of what follows as before. */
export async function copyReminders(from: number, to: number, { db, entity }: Scope): Promise<void> {
  await db
    .insert(calendarReminders)
    .select(
      db
        .select({
          entity: calendarReminders.entity,
          eventId: sql<number>`${to}::bigint`.as('event_id'),
          personId: calendarReminders.personId,
          minutesBefore: calendarReminders.minutesBefore,
        })
        .from(calendarReminders)
        .where(and(eq(calendarReminders.entity, entity), eq(calendarReminders.eventId, from))),
    )
    .onConflictDoNothing();
}
