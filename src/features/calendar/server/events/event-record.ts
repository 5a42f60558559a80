import { and, eq, ne, or, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { type calendarEvents, calendarEventsView } from '../../tables.ts';

/** An event with all that is kept of it. */
export type EventRecord = typeof calendarEvents.$inferSelect;

type Events = typeof calendarEvents | typeof calendarEventsView;

/** What a person may see of the entity's events: all but the *Personal* ones of others to which they are not invited. */
export function visibleTo(personId: number, entity: string, events: Events = calendarEventsView) {
  return and(
    live(events, entity),
    or(ne(events.calendar, 'Personal'), eq(events.ownerId, personId), sql`${events.guests} @> ${JSON.stringify([{ personId }])}::jsonb`),
  );
}

/** *Personal* events are changed by their owner alone, those of the other calendars by all. */
export function mayEdit({ calendar, ownerId }: EventRecord, personId: number): boolean {
  return calendar !== 'Personal' || ownerId === personId;
}
