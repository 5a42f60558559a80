import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { type EventTimes, spanOf } from '../event-times.ts';
import { type calendarEvents, calendarEventsView } from '../tables.ts';
import {
  type CalendarsById,
  calendarOf,
  inNoDeletedCalendar,
  inSeenCalendars,
  maySee as maySeeCalendar,
  mayWrite,
} from './calendar-access.ts';

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

/** What `visibleTo` lets a person see, and private events of others in calendars that a person sees: of these only that their owner is busy is to be shown. */
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

/** Whether a person sees an event that was read, by the rules of `visibleTo`, whether it is deleted or not. @param calendars at least its own one */
export function maySee(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (calendar?.deletedAt) return false;
  if (event.guests.some((guest) => guest.personId === personId)) return true;
  if (isBusyAlone(event, personId)) return false;
  return calendar ? maySeeCalendar(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** Whether a person sees of an event only that its owner is busy. */
export function isBusyAlone({ isPrivate, ownerId, guests }: EventRecord, personId: number): boolean {
  return isPrivate && ownerId !== personId && !guests.some((guest) => guest.personId === personId);
}

/** *Personal* and private events are changed by their owner alone, those of own calendars by who may write there, the others by all. */
export function mayEdit(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (event.isPrivate && event.ownerId !== personId) return false;
  return calendar ? mayWrite(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** One event of a change: as it was (null: it is added) and as it is to be. */
export interface EventWrite {
  before: EventRecord | null;
  after: EventRecord;
  /** When the signed-in person wants to be reminded of its series; absent: as before. */
  reminders?: number[] | undefined;
  /** Of an occurrence that becomes an event of its own: what it was as one of many. */
  base?: EventRecord;
}

const moments = ['startsAt', 'endsAt', 'spanFrom', 'spanUntil', 'createdAt', 'updatedAt', 'deletedAt'];

/** A row that was kept as JSON, as it was: what that made of its moments is a moment again. */
export function keptRecord(kept: Record<string, unknown>): EventRecord {
  const entries = Object.entries(kept).map(([name, value]) => [name, moments.includes(name) && value ? new Date(String(value)) : value]);
  return Object.fromEntries(entries) as EventRecord;
}

/** An occurrence as if it were an event: what a change of it alone begins with. It keeps the id of its series. */
export function asOccurrence(master: EventRecord, key: string, times: EventTimes): EventRecord {
  return { ...master, ...times, ...spanOf(times, null), rrule: null, exceptDates: [], masterId: master.id, occurrence: key };
}

/** A series of which an occurrence no longer happens, or was changed by itself. */
export function withoutOccurrence(series: EventRecord, key: string): EventRecord {
  return { ...series, exceptDates: [...new Set([...series.exceptDates, key])] };
}

/** The id that a series is known by: a changed occurrence's is its master's. */
export const seriesOf = ({ id, masterId }: Pick<EventRecord, 'id' | 'masterId'>): number => masterId ?? id;
