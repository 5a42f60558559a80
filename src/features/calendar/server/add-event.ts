import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addEvent as contract } from '../contract.ts';
import { type EventTimes, spanOf, startOf } from '../event-times.ts';
import { parseRule, withEnd } from '../recurrence-rule.ts';
import { type EventRecord, type EventWrite, withoutOccurrence } from './event-record.ts';
import { type EventContent, type GivenEvent, readContent } from './read-content.ts';
import { readTimes, skippedStart } from './read-times.ts';
import { showEvent } from './show-events.ts';
import { writeEvents } from './write-events.ts';

/** Adds an event owned by the signed-in person. */
export async function addEvent({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const content = await readContent(body.event, null, scope);
  const after = await newRecord(content, scope);
  const { series, first } = await handleDstGap(after, body.event, null, scope);
  const writes = [{ before: null, after: series, reminders: body.event.extendedProps.reminders }, ...first];
  const { records, changeId } = await writeEvents(writes, scope, { notifiesImmediately: true });
  return { event: await showEvent(records[0], scope), changeId };
}

interface Skipped {
  series: EventRecord;
  /** The skipped start as an extra occurrence the rule does not give: its key and the rows to write. */
  key?: string;
  first: EventWrite[];
  /** Local start from which the series counts. */
  local?: string;
}

/**
 * Handles a series whose start falls in a DST gap.
 * @param before its previous times, for a change
 */
export async function handleDstGap(after: EventRecord, given: GivenEvent, before: EventTimes | null, scope: Scope): Promise<Skipped> {
  if (after.rrule === null || given.start === undefined) return { series: after, first: [] };
  const times = readTimes({ ...given, timeZone: given.extendedProps?.timeZone }, before);
  const key = startOf(times);
  const local = skippedStart(given, times)?.local;
  if (local === undefined || key === startOf(after)) return { series: after, first: [] };
  const once = { ...after, ...times, rrule: null, ...spanOf(times, null) };
  const { count } = parseRule(after.rrule);
  if (count === 1) return { series: once, first: [] };
  const rrule = count === null ? after.rrule : withEnd(after.rrule, { count: count - 1 });
  const series = withoutOccurrence({ ...after, rrule, ...spanOf(after, rrule) }, key);
  const { id, uid, ownerId } = after;
  const first = { ...(await newRecord(once, scope)), ownerId, masterId: id, occurrence: key, uid };
  return { series, key, first: [{ before: null, after: first }], local };
}

export async function newRecord(content: EventContent, { db, entity, identity, now }: Scope): Promise<EventRecord> {
  return {
    ...content,
    entity,
    id: await nextId(db, entity, 'calendar event'),
    ownerId: identity.personId,
    exceptDates: [],
    masterId: null,
    occurrence: null,
    uid: `${crypto.randomUUID()}@atrium`,
    sequence: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    deletedBy: null,
  };
}
