import type { Scope } from '#server/scope.ts';
import { localStartOf, occurrenceAt, occurrencesFrom } from '../../event-times.ts';
import { showEvents } from '../range/show-events.ts';
import type { EventRecord } from './event-record.ts';

/**
 * An event that was just changed, and what stands there of it for who looked at one occurrence.
 * @param key of that occurrence now; null, or what the rule does not give, for the first one
 */
export async function answerChange(record: EventRecord | undefined, key: string | null, scope: Scope) {
  if (!record) throw new Error('the event was not written');
  const occurrence =
    (key === null ? null : occurrenceAt(record, key)) ?? occurrencesFrom(record, localStartOf(record).slice(0, 10)).next().value;
  const [event, standing] = await showEvents([{ record }, { record, ...(occurrence && { occurrence }) }], scope);
  if (!event || !standing) throw new Error('the event is not shown');
  return { event, standing };
}
