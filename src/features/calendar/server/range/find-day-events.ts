import type { Scope } from '#server/scope.ts';
import type { CalendarEvent } from '../../contract.ts';
import { type EventTimes, endMoment, type TimeRange } from '../../event-times.ts';
import { expandEvents } from './expand-events.ts';
import { selectEvents } from './select-events.ts';
import { showEvents } from './show-events.ts';

const mostOfDay = 10_000;

/** How many events of a day a person sees, and the first of those that are not over. */
export async function findDayEvents(
  scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  range: TimeRange,
  most: number,
): Promise<{ total: number; events: CalendarEvent[] }> {
  const { db, entity, identity, now } = scope;
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: undefined, range }).limit(mostOfDay);
  const { shown } = await expandEvents(rows, range, mostOfDay);
  const isAhead = (times: EventTimes) => times.allDay || endMoment(times) > now;
  const ahead = shown.filter(({ record, occurrence }) => isAhead(occurrence?.times ?? record));
  return { total: shown.length, events: await showEvents(ahead.slice(0, most), scope) };
}
