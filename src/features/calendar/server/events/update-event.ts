import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateEvent as contract } from '../../contract.ts';
import { calendarOf, calendarsOf, maySee } from '../calendars/calendar-access.ts';
import { withSkippedStart } from './add-event.ts';
import { answerChange } from './answer-change.ts';
import { changeSeries, keyAfter } from './change-series.ts';
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
  const { event, changeId } = await updateNamed(series, given, scope);
  return { event, changeId };
}

/**
 * Changes the event that was named, all of its occurrences alike.
 * @param key of the occurrence that somebody looks at
 */
export async function updateNamed({ named, exceptions }: Series, given: GivenEvent, scope: Scope, key: string | null = null) {
  const after = await changedBy(named, await readContent(given, named, scope), scope);
  const { series, key: skipped, first, local } = await withSkippedStart(after, given, named, scope);
  const [head, ...others] = changeSeries(named, series, named.masterId === null ? exceptions : [], { now: scope.now, local });
  if (!head) throw new Error('nothing is changed');
  if (skipped) head.after = withoutOccurrence(head.after, skipped);
  const writes = [{ ...head, reminders: given.extendedProps?.reminders }, ...others, ...first];
  const { records, changeId } = await writeEvents(writes, scope);
  return { ...(await answerChange(records[0], key && keyAfter(key, named, series, local), scope)), changeId };
}

const withoutOccurrence = (series: EventRecord, key: string): EventRecord => ({
  ...series,
  exceptDates: [...new Set([...series.exceptDates, key])],
});

/** An event that goes where its owner does not see it is from then on that of the person who put it there. */
export async function changedBy(before: EventRecord, content: EventContent, scope: Scope): Promise<EventRecord> {
  const after = { ...before, ...content };
  // Whoever makes an event private of which others are the owners would not see it any more.
  if (after.isPrivate && !before.isPrivate && before.ownerId !== scope.identity.personId)
    throw new Refusal('forbidden', { code: 'event_of_its_owner' });
  if (after.calendar === before.calendar && after.ownCalendarId === before.ownCalendarId) return after;
  const calendar = calendarOf(after, await calendarsOf([after], scope));
  const isHidden = calendar ? !maySee(calendar, before.ownerId) : after.calendar === 'Personal';
  return isHidden ? { ...after, ownerId: scope.identity.personId } : after;
}
