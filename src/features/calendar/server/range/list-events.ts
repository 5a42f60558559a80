import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { answerTruncated } from '#server/answer-unpaged.ts';
import type { Db } from '#server/database.ts';
import { giveWay } from '#server/give-way.ts';
import type { Scope } from '#server/scope.ts';
import type { listEvents as contract } from '../../contract.ts';
import type { EventRecord } from '../events/event-record.ts';
import { expandEvents } from './expand-events.ts';
import { readRange } from './read-range.ts';
import { selectEvents } from './select-events.ts';
import { showEvents } from './show-events.ts';

/** The most that an answer has: more than anybody can look at. */
const mostShown = 10_000;
const rowsPerSlice = 1001;

/**
 * The events of some calendars: every occurrence in a range, or without one the recurring events once. If there are too many, it answers
 * the earliest of a range, or the first by id without one, and a header says that there are more.
 */
export async function listEvents({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { entity, identity, db } = scope;
  if (query.calendars?.length === 0) return [];
  const range = readRange(query);
  const wanted = { entity, personId: identity.personId, calendars: query.calendars, range };
  if (!range) {
    const found = await readInSlices(db, wanted);
    const all = await showEvents(
      found.slice(0, mostShown).map((record) => ({ record })),
      scope,
    );
    await giveWayAfter(all);
    return found.length > mostShown ? answerTruncated(all) : all;
  }
  const rows = await selectEvents(db, { ...wanted, withBusy: true }).limit(mostShown + 1);
  await giveWayAfter(rows);
  const { shown, isAll } = await expandEvents(rows.slice(0, mostShown), range, mostShown);
  const events = await showEvents(shown, scope);
  await giveWayAfter(events);
  return isAll && rows.length <= mostShown ? events : answerTruncated(events);
}

/** One more than are shown, by id; many rows that are read at once would hold up everyone else. */
async function readInSlices(db: Db, wanted: Parameters<typeof selectEvents>[1]): Promise<EventRecord[]> {
  const found: EventRecord[] = [];
  for (let isMore = true; isMore && found.length <= mostShown; ) {
    const slice = await selectEvents(db, { ...wanted, afterId: found.at(-1)?.id ?? 0 }).limit(rowsPerSlice);
    found.push(...slice);
    isMore = slice.length === rowsPerSlice;
    if (isMore) await giveWay();
  }
  return found;
}

/** Reading, showing and writing many of them is a turn each. */
async function giveWayAfter(many: readonly unknown[]): Promise<void> {
  if (many.length > 1000) await giveWay();
}
