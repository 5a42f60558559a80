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
 * theirs or shared with them, and everywhere what they are invited to. Of private ones of others they see nothing.
 */
export function visibleTo(personId: number, entity: string, events: Events = calendarEventsView) {
  const isOpen = or(eq(events.isPrivate, false), eq(events.ownerId, personId));
  return and(live(events, entity), or(and(isOpen, inSeenPlaces(personId, entity, events)), isInvited(personId, entity, events)));
}

/** The same, and private events of others in calendars that a person sees: of these only that their owner is busy is to be shown. */
export function visibleAsBusyTo(personId: number, entity: string, events: Events = calendarEventsView) {
  return and(live(events, entity), or(inSeenPlaces(personId, entity, events), isInvited(personId, entity, events)));
}

function inSeenPlaces(personId: number, entity: string, events: Events) {
  return or(
    and(isNull(events.ownCalendarId), or(ne(events.calendar, 'Personal'), eq(events.ownerId, personId))),
    inSeenCalendars(events, entity, personId),
  );
}

function isInvited(personId: number, entity: string, events: Events) {
  return and(sql`${events.guests} @> ${JSON.stringify([{ personId }])}::jsonb`, inNoDeletedCalendar(events, entity));
}

/** Whether a person sees of an event only that its owner is busy. */
export function isBusyAlone({ isPrivate, ownerId, guests }: EventRecord, personId: number): boolean {
  return isPrivate && ownerId !== personId && !guests.some((guest) => guest.personId === personId);
}

/** The same of an event that was read, but for its deletion. @param calendars at least its own one */
export function maySee(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (calendar?.deletedAt) return false;
  if (event.guests.some((guest) => guest.personId === personId)) return true;
  if (isBusyAlone(event, personId)) return false;
  return calendar ? maySeeCalendar(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** *Personal* and private events are changed by their owner alone, those of own calendars by who may write there, the others by all. */
export function mayEdit(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (event.isPrivate && event.ownerId !== personId) return false;
  return calendar ? mayWrite(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}
