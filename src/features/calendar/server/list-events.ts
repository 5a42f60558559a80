import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { listEvents as contract } from '../contract.ts';
import { isWithin, occurrencesIn, startMoment, type TimeRange } from '../event-times.ts';
import type { EventRecord } from './event-record.ts';
import { readRange } from './read-range.ts';
import { selectEvents } from './select-events.ts';
import { type Shown, showEvents } from './show-events.ts';

// Of one event, and of all.
const mostOccurrences = 5000;
const mostShown = 50_000;

/** The events of some calendars: every occurrence in a range, or without one the recurring events once. */
export async function listEvents({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { entity, identity, db } = scope;
  if (query.calendars?.length === 0) return [];
  const range = readRange(query);
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: query.calendars, range });
  return showEvents(range ? inOrder(shownIn(rows, range)) : rows.map((record) => ({ record })), scope);
}

/** @throws 400 for more than anybody can look at. */
function shownIn(rows: EventRecord[], range: TimeRange): Shown[] {
  const shown: Shown[] = [];
  for (const record of rows) {
    if (record.rrule !== null) for (const occurrence of occurrencesIn(record, range, mostOccurrences)) shown.push({ record, occurrence });
    else if (isWithin(record, range)) shown.push({ record });
    if (shown.length > mostShown) throw invalid('end', 'must lie nearer to the start: there are too many events between them');
  }
  return shown;
}

function inOrder(shown: Shown[]): Shown[] {
  const start = ({ record, occurrence }: Shown) => startMoment(occurrence?.times ?? record).getTime();
  return shown
    .map((one) => ({ one, at: start(one) }))
    .sort((a, b) => a.at - b.at || a.one.record.id - b.one.record.id)
    .map(({ one }) => one);
}
