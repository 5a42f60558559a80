import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { type EventTimes, endOf, localStartOf, movedTo, occurrenceAt, occurrencesFrom, startOf } from '../event-times.ts';
import { shiftRule } from '../shift-rule.ts';
import { dateOf, dayOf } from '../zone-times.ts';
import { handleDstGap, newRecord } from './add-event.ts';
import { asOccurrence, type EventRecord, type EventWrite, withoutOccurrence } from './event-record.ts';
import { keyOfOccurrence, lockSeries, type OccurrenceInSeries, type Series } from './lock-series.ts';
import { changedBy, type GivenEvent, readContent } from './read-content.ts';
import { endedBefore } from './read-rule.ts';
import { readTimes, skippedStart } from './read-times.ts';
import { answerChange, refuseOldVersion } from './show-events.ts';
import { changeSeries, keyAfter, splitSeries } from './split-series.ts';
import { writeEvents } from './write-events.ts';

/** Changes the given fields of an event: all occurrences of a recurring event, or one changed occurrence. */
export async function updateEvent(
  { body }: GivenOf<typeof contract.updateEvent>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateEvent>> {
  const { id, version, ...given } = body.event;
  const series = await lockSeries(id, scope);
  await refuseOldVersion(series.named, version, scope);
  const { event, changeId } = await updateNamed(series, given, scope);
  return { event, changeId };
}

/**
 * Changes the requested event with all its occurrences.
 * @param key of the occurrence the client shows
 */
async function updateNamed({ named, exceptions }: Series, given: GivenEvent, scope: Scope, key: string | null = null) {
  const after = await changedBy(named, await readContent(given, named, scope), scope);
  const { series, key: skipped, first, local } = await handleDstGap(after, given, named, scope);
  const [head, ...others] = changeSeries(named, series, named.masterId === null ? exceptions : [], { now: scope.now, local });
  if (!head) throw new Error('nothing is changed');
  if (skipped) head.after = withoutOccurrence(head.after, skipped);
  const writes = [{ ...head, reminders: given.extendedProps?.reminders }, ...others, ...first];
  const { records, changeId } = await writeEvents(writes, scope);
  return { ...(await answerChange(records[0], key && keyAfter(key, named, series, local), scope)), changeId };
}

/** Changes one occurrence, this and the following ones, or all. */
export async function changeOccurrence(
  { params, body }: GivenOf<typeof contract.changeOccurrence>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.changeOccurrence>> {
  const series = await lockSeries(params.id, scope);
  const { event: given } = body;
  const key = keyOfOccurrence(series, body.occurrence);
  await refuseOldVersion(series.named, body.version, scope, key);
  const exception = series.exceptions.find(({ occurrence }) => occurrence === key);
  if (series.master.rrule === null || (body.scope === 'all' && key === null))
    return updateNamed({ ...series, named: series.master }, given, scope);
  if (key === null) throw notFound('occurrence');
  if (body.scope === 'this' && exception) return updateNamed({ ...series, named: exception }, given, scope);
  const all = { ...series.master, exceptDates: exception ? [] : series.master.exceptDates };
  // No rule gives a single changed date, so the exception counts.
  const times: EventTimes | undefined = occurrenceAt(all, key)?.times ?? exception;
  if (!times) throw notFound('occurrence');
  if (body.scope === 'this') return changeThis(series, given, { key, times }, scope);
  const shown = exception ?? times;
  if (body.scope === 'all' || key === firstKey(series.master)) {
    return updateNamed({ ...series, named: series.master }, relativeToMaster(given, shown, series.master), scope, key);
  }
  return splitSeries(series, given, { key, times }, scope);
}

function firstKey(master: EventRecord): string | null {
  return master.allDay ? master.startDate : (master.startsAt?.toISOString() ?? null);
}

/** Turns the occurrence into its own event, which replaces it in the series. */
async function changeThis({ master }: Series, given: GivenEvent, { key, times }: OccurrenceInSeries, scope: Scope) {
  const base = asOccurrence(master, key, times);
  const content = await changedBy(base, await readContent(given, base, scope), scope);
  const { uid, sequence } = master;
  const added = { ...(await newRecord(content, scope)), ownerId: content.ownerId, masterId: master.id, occurrence: key, uid, sequence };
  const { records, changeId } = await writeEvents(
    [
      { before: master, after: withoutOccurrence(master, key) },
      { before: null, after: added, base, reminders: given.extendedProps?.reminders },
    ],
    scope,
  );
  return { ...(await answerChange(records[1], null, scope)), changeId };
}

/**
 * Applies a change of one occurrence to the whole series: all move by the same number of days, to the same local time and length.
 * @param shown the occurrence as the client saw it
 */
function relativeToMaster(given: GivenEvent, shown: EventTimes, master: EventRecord): GivenEvent {
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
    // Keeps the local time as written, even if it falls in a DST gap.
    start: wanted.allDay ? startOf(times) : `${start}${local.slice(10)}`,
    end: endOf(times),
    allDay: wanted.allDay,
    extendedProps: {
      ...given.extendedProps,
      // Shifts the rule's days unless the client gives another rule.
      rrule: given.extendedProps?.rrule === undefined || given.extendedProps.rrule === master.rrule ? shifted : given.extendedProps.rrule,
    },
  };
}

/** Removes an event: all occurrences of a recurring event, or one changed occurrence. */
export async function removeEvent({ query }: GivenOf<typeof contract.removeEvent>, scope: Scope): Promise<undefined> {
  const series = await lockSeries(query.id, scope);
  const writes = series.named.masterId === null ? removedAll(series, scope.now) : [removed(series.named, scope.now)];
  await writeEvents(writes, scope, { notifiesImmediately: true });
}

/** Removes one occurrence, this and the following ones, or all. */
export async function removeOccurrence(
  { params, body }: GivenOf<typeof contract.removeOccurrence>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.removeOccurrence>> {
  const series = await lockSeries(params.id, scope);
  const { changeId } = await writeEvents(removedBy(series, body, scope.now), scope, { notifiesImmediately: true });
  return { changeId };
}

function removedBy(series: Series, { scope, occurrence }: { scope: string; occurrence?: string | undefined }, now: Date): EventWrite[] {
  const { master, exceptions } = series;
  if (master.rrule === null || scope === 'all') return removedAll(series, now);
  const key = keyOfOccurrence(series, occurrence);
  const exception = exceptions.find((one) => one.occurrence === key);
  // A changed occurrence may be a single date that no rule gives.
  if (key === null || !(exception ?? occurrenceAt(master, key))) throw notFound('occurrence');
  if (scope === 'this') {
    if (exception) return [removed(exception, now)];
    const after = withoutOccurrence(master, key);
    return exceptions.length === 0 && !happens(after) ? removedAll(series, now) : [{ before: master, after }];
  }
  const later = exceptions.filter((one) => (one.occurrence ?? '') >= key);
  const after = endedBefore(master, key);
  if (later.length === exceptions.length && !happens(after)) return removedAll(series, now);
  return [{ before: master, after }, ...later.map((one) => removed(one, now))];
}

function removedAll({ master, exceptions }: Series, now: Date): EventWrite[] {
  return [master, ...exceptions].map((one) => removed(one, now));
}

function removed(before: EventRecord, now: Date): EventWrite {
  return { before, after: { ...before, deletedAt: now } };
}

function happens(master: EventRecord): boolean {
  return !occurrencesFrom(master, localStartOf(master).slice(0, 10)).next().done;
}
