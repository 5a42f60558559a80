import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { updateEvent as contract } from '../../contract.ts';
import { showEvent } from '../range/show-events.ts';
import { changeSeries } from './change-series.ts';
import type { EventRecord } from './event-record.ts';
import { lockSeries, type Series } from './lock-series.ts';
import { type EventContent, type GivenEvent, readContent } from './read-content.ts';
import { refuseOldVersion } from './refuse-old-version.ts';
import { writeEvents } from './write-events.ts';

/** Changes the named fields of an event: of a recurring one for all, of a changed occurrence for that one. */
export async function updateEvent({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id, version, ...given } = body.event;
  const series = await lockSeries(id, scope);
  await refuseOldVersion(series.named, version, scope);
  return updateNamed(series, given, scope);
}

/** Changes the event that was named, all of its occurrences alike. */
export async function updateNamed({ named, exceptions }: Series, given: GivenEvent, scope: Scope) {
  const after = changedBy(named, await readContent(given, named, scope), scope);
  const [first, ...others] = changeSeries(named, after, named.masterId === null ? exceptions : [], scope.now);
  if (!first) throw new Error('nothing is changed');
  const { records, changeId } = await writeEvents([{ ...first, reminders: given.extendedProps?.reminders }, ...others], scope);
  return { event: await showEvent(records[0], scope), changeId };
}

/** An event that becomes *Personal* is from then on that of the person who made it so. */
export function changedBy(before: EventRecord, content: EventContent, { identity }: Pick<Scope, 'identity'>): EventRecord {
  const becomesPersonal = content.calendar === 'Personal' && before.calendar !== 'Personal';
  return { ...before, ...content, ...(becomesPersonal && { ownerId: identity.personId }) };
}
