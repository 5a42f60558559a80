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

export type EventRecord = typeof calendarEvents.$inferSelect;

type Events = typeof calendarEvents | typeof calendarEventsView;

/**
 * Matches the entity's events a person can see: in the five standard calendars all but other people's *Personal* events, in custom
 * calendars those
 * they own or that are shared with them, and all events they are invited to. Other people's private events are hidden.
 */
export function visibleTo(personId: number, entity: string, events: Events = calendarEventsView) {
  const isOpen = or(eq(events.isPrivate, false), eq(events.ownerId, personId));
  return and(live(events, entity), or(and(isOpen, inSeenPlaces(personId, entity, events)), isInvited(personId, entity, events)));
}

/** Matches what `visibleTo` matches, plus other people's private events in calendars the person can see; show these only as busy. */
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

/**
 * Whether a person can see a loaded event by the rules of `visibleTo`, deleted or not.
 * @param calendars must include the event's calendar
 */
export function maySee(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (calendar?.deletedAt) return false;
  if (event.guests.some((guest) => guest.personId === personId)) return true;
  if (isBusyOnly(event, personId)) return false;
  return calendar ? maySeeCalendar(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** Whether a person sees only that the owner is busy. */
export function isBusyOnly({ isPrivate, ownerId, guests }: EventRecord, personId: number): boolean {
  return isPrivate && ownerId !== personId && !guests.some((guest) => guest.personId === personId);
}

/**
 * Whether a person can edit an event: *Personal* and private events only by their owner, events in custom calendars with write access, all
 * others by anyone.
 */
export function mayEdit(event: EventRecord, personId: number, calendars: CalendarsById): boolean {
  const calendar = calendarOf(event, calendars);
  if (event.isPrivate && event.ownerId !== personId) return false;
  return calendar ? mayWrite(calendar, personId) : event.calendar !== 'Personal' || event.ownerId === personId;
}

/** One event to write, before (null for a new one) and after the change. */
export interface EventWrite {
  before: EventRecord | null;
  after: EventRecord;
  /** The signed-in person's reminders for the series; absent to keep them. */
  reminders?: number[] | undefined;
  /** For an occurrence that becomes its own event, its previous state in the series. */
  base?: EventRecord;
}

const moments = ['startsAt', 'endsAt', 'spanFrom', 'spanUntil', 'createdAt', 'updatedAt', 'deletedAt'];

/** Restores a row that was stored as JSON, turning its timestamps back into `Date` objects. */
export function keptRecord(kept: Record<string, unknown>): EventRecord {
  const entries = Object.entries(kept).map(([name, value]) => [name, moments.includes(name) && value ? new Date(String(value)) : value]);
  return Object.fromEntries(entries) as EventRecord;
}

/** Returns an occurrence as an event, the base for changing it individually. It keeps the id of its series. */
export function asOccurrence(master: EventRecord, key: string, times: EventTimes): EventRecord {
  return { ...master, ...times, ...spanOf(times, null), rrule: null, exceptDates: [], masterId: master.id, occurrence: key };
}

/** Excludes a removed or individually changed occurrence from a series. */
export function withoutOccurrence(series: EventRecord, key: string): EventRecord {
  return { ...series, exceptDates: [...new Set([...series.exceptDates, key])] };
}

/** Returns the id of the series: the master's id for a changed occurrence. */
export const seriesOf = ({ id, masterId }: Pick<EventRecord, 'id' | 'masterId'>): number => masterId ?? id;
