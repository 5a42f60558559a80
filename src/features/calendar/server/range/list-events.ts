import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import { type listEvents as contract, truncatedHeader } from '../../contract.ts';
import { expandEvents } from './expand-events.ts';
import { readRange } from './read-range.ts';
import { selectEvents } from './select-events.ts';
import { showEvents } from './show-events.ts';

/** The most that an answer with a range has: more than anybody can look at. */
const mostShown = 10_000;

/**
 * The events of some calendars: every occurrence in a range, or without one the recurring events once. Of a range with too many the
 * earliest are answered, and a header says that it is not all.
 */
export async function listEvents({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { entity, identity, db } = scope;
  if (query.calendars?.length === 0) return [];
  const range = readRange(query);
  const wanted = { entity, personId: identity.personId, calendars: query.calendars, range };
  if (!range)
    return showEvents(
      (await selectEvents(db, wanted)).map((record) => ({ record })),
      scope,
    );
  const rows = await selectEvents(db, { ...wanted, withBusy: true }).limit(mostShown + 1);
  const { shown, isAll } = await expandEvents(rows.slice(0, mostShown), range, mostShown);
  const events = await showEvents(shown, scope);
  if (isAll && rows.length <= mostShown) return events;
  return Response.json(events, { headers: { 'Cache-Control': 'no-store', [truncatedHeader]: 'true' } });
}
