import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addEvent as contract } from '../../contract.ts';
import { spanOf, startOf } from '../../event-times.ts';
import { parseRule, withEnd } from '../../recurrence-rule.ts';
import { showEvent } from '../range/show-events.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';
import { type EventContent, type GivenEvent, readContent } from './read-content.ts';
import { readTimes, skippedStart } from './read-times.ts';
import { writeEvents } from './write-events.ts';

/** Adds an event; it belongs to the signed-in person. */
export async function addEvent({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const content = await readContent(body.event, null, scope);
  const after = await newRecord(content, scope);
  const [series, ...first] = await withSkippedStart(after, body.event, scope);
  const writes = [{ before: null, after: series, reminders: body.event.extendedProps.reminders }, ...first];
  const { records, changeId } = await writeEvents(writes, scope, { tellsAtOnce: true });
  return { event: await showEvent(records[0], scope), changeId };
}

/** A series whose start the clocks skip, and that start, which its rule does not give, as an occurrence by itself. */
async function withSkippedStart(after: EventRecord, given: GivenEvent, scope: Scope): Promise<[EventRecord, ...EventWrite[]]> {
  const times = readTimes({ ...given, timeZone: given.extendedProps?.timeZone }, null);
  const key = startOf(times);
  if (after.rrule === null || !skippedStart(given, times) || key === startOf(after)) return [after];
  const once = { ...after, ...times, rrule: null, ...spanOf(times, null) };
  const { count } = parseRule(after.rrule);
  if (count === 1) return [once];
  const rrule = count === null ? after.rrule : withEnd(after.rrule, { count: count - 1 });
  const series = { ...after, rrule, ...spanOf(after, rrule), exceptDates: [key] };
  const { id, uid } = after;
  return [series, { before: null, after: { ...(await newRecord(once, scope)), masterId: id, occurrence: key, uid } }];
}

/** An event that is not there yet, with an id of its own. */
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
