import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { CalendarEvent } from '../../contract.ts';
import { startMoment, type TimeRange } from '../../event-times.ts';
import { expandEvents } from './expand-events.ts';
import { selectEvents } from './select-events.ts';
import { showEvents } from './show-events.ts';

const ahead = { ms: 60 * 86_400_000, events: 500 };

/** The events that begin next after a moment of those that a person sees, within two months. `zone` says on which days they are. */
export async function findNextEvents(
  scope: Pick<Scope, 'db' | 'entity' | 'identity'> & { zone: string },
  after: Date,
  most: number,
): Promise<CalendarEvent[]> {
  const { db, entity, identity, zone } = scope;
  const until = new Date(after.getTime() + ahead.ms);
  const range: TimeRange = { from: after, until, fromDate: dayIn(zone, after), untilDate: dayIn(zone, until) };
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: undefined, range }).limit(ahead.events);
  const { shown } = await expandEvents(rows, range, ahead.events);
  const next = shown.filter(({ record, occurrence }) => startMoment(occurrence?.times ?? record) >= after);
  return showEvents(next.slice(0, most), scope);
}
