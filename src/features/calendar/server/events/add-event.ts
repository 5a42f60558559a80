import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addEvent as contract } from '../../contract.ts';
import { showEvent } from '../range/show-events.ts';
import type { EventRecord } from './event-record.ts';
import { type EventContent, readContent } from './read-content.ts';
import { writeEvents } from './write-events.ts';

/** Adds an event; it belongs to the signed-in person. */
export async function addEvent({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const content = await readContent(body.event, null, scope);
  const after = await newRecord(content, scope);
  const { records, changeId } = await writeEvents([{ before: null, after, reminders: body.event.extendedProps.reminders }], scope, {
    tellsAtOnce: true,
  });
  return { event: await showEvent(records[0], scope), changeId };
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
