import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { type calendarEvents, calendarEventsView } from '../../tables.ts';
import {
  type CalendarsById,
  calendarOf,
  inNoDeletedCalendar,
  inSeenCalendars,
  maySee as maySeeCalendar,
  mayWrite,
} from '../calendars/calendar-access.ts';

/** An event with all that is kept of it. */
export type EventRecord = typeof calendarEvents.$inferSelect;

type Events = typeof calendarEvents | typeof calendarEventsView;

/**
 * What a person may see of the entity's events: in the five calendars all but the *Personal* ones of others, in own calendars those that are
 * theirs or shared with them, and everywhere what they are invited to.
 */
export function visibleTo(personId: number, entity: string, events: Events = calendarEventsView) {
  return and(
    live(events, entity),
    or(
      and(isNull(events.ownCalendarId), or(ne(events.calendar, 'Personal'), eq(events.ownerId, personId))),
      inSeenCalendars(events, entity, personId),
      and(sql`${events.guests} @> ${JSON.stringify([{ personId }])}::jsonb`, inNoDeletedCalendar(events, entity)),
    ),
  );
}

/** The same of an event that was read, but for its deletion. @param calendars at least its own one */
export function maySee(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (calendar?.deletedAt) return false;
  if (event.guests.some((guest) => guest.personId === personId)) return true;
  return calendar ? maySeeCalendar(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** *Personal* events are changed by their owner alone, those of own calendars by who may write there, the others by all. */
export function mayEdit(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  return calendar ? mayWrite(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}
