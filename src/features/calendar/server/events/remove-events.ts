import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { removeOccurrence as contract, removeEvent as wholeContract } from '../../contract.ts';
import { localStartOf, occurrenceAt, occurrencesFrom } from '../../event-times.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';
import { keyOfOccurrence } from './key-of-occurrence.ts';
import { lockSeries, type Series } from './lock-series.ts';
import { endedBefore } from './series-ends.ts';
import { writeEvents } from './write-events.ts';

/** Removes an event: of a recurring one all occurrences, of a changed occurrence that one. */
export async function removeEvent({ query }: GivenOf<typeof wholeContract>, scope: Scope): Promise<undefined> {
  const series = await lockSeries(query.id, scope);
  const writes = series.named.masterId === null ? removedAll(series, scope.now) : [removed(series.named, scope.now)];
  await writeEvents(writes, scope, { tellsAtOnce: true });
}

/** Removes one occurrence, that and the following ones, or all. */
export async function removeOccurrence({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const series = await lockSeries(params.id, scope);
  const { changeId } = await writeEvents(removedBy(series, body, scope.now), scope, { tellsAtOnce: true });
  return { changeId };
}

function removedBy(series: Series, { scope, occurrence }: { scope: string; occurrence?: string | undefined }, now: Date): EventWrite[] {
  const { master, exceptions } = series;
  if (master.rrule === null || scope === 'all') return removedAll(series, now);
  const key = keyOfOccurrence(series, occurrence);
  const exception = exceptions.find((one) => one.occurrence === key);
  // One that was changed may be a single date, which no rule gives.
  if (key === null || !(exception ?? occurrenceAt(master, key))) throw notFound('occurrence');
  if (scope === 'this') {
    if (exception) return [removed(exception, now)];
    const after = { ...master, exceptDates: [...master.exceptDates, key] };
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
