import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { changeOccurrence as contract } from '../../contract.ts';
import { type EventTimes, occurrenceAt } from '../../event-times.ts';
import { newRecord } from './add-event.ts';
import { answerChange } from './answer-change.ts';
import { asOccurrence } from './as-occurrence.ts';
import type { EventRecord } from './event-record.ts';
import { keyOfOccurrence, type OccurrenceInSeries } from './key-of-occurrence.ts';
import { lockSeries, type Series } from './lock-series.ts';
import { type GivenEvent, readContent } from './read-content.ts';
import { refuseOldVersion } from './refuse-old-version.ts';
import { relativeToMaster } from './relative-to-master.ts';
import { splitSeries } from './split-series.ts';
import { changedBy, updateNamed } from './update-event.ts';
import { writeEvents } from './write-events.ts';

/** Changes one occurrence, that and the following ones, or all. */
export async function changeOccurrence({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
  // A single date is given by no rule.
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

/** The occurrence becomes an event of its own, which takes its place in the rule. */
async function changeThis({ master }: Series, given: GivenEvent, { key, times }: OccurrenceInSeries, scope: Scope) {
  const base = asOccurrence(master, key, times);
  const content = await changedBy(base, await readContent(given, base, scope), scope);
  const { uid, sequence } = master;
  const added = { ...(await newRecord(content, scope)), ownerId: content.ownerId, masterId: master.id, occurrence: key, uid, sequence };
  const { records, changeId } = await writeEvents(
    [
      { before: master, after: { ...master, exceptDates: [...master.exceptDates, key] } },
      { before: null, after: added, base, reminders: given.extendedProps?.reminders },
    ],
    scope,
  );
  return { ...(await answerChange(records[1], null, scope)), changeId };
}
