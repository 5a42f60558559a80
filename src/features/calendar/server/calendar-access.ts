import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { ownCalendars, ownCalendarsView } from '../tables.ts';

export type OwnCalendarRow = typeof ownCalendars.$inferSelect;

type Calendars = typeof ownCalendars | typeof ownCalendarsView;
type Events = Readonly<Record<'ownCalendarId', PgColumn>>;

/** Custom calendars by id, including deleted ones. */
export type CalendarsById = ReadonlyMap<number, OwnCalendarRow>;

/** Access levels for everyone in a calendar shared with the whole company. */
const shared = ['see', 'edit'] as const;

/** Whether the whole company can see its events. */
export const isOfAll = ({ companyMay }: OwnCalendarRow) => shared.some((may) => may === companyMay);
const isOf = ({ ownerId }: OwnCalendarRow, personId: number) => ownerId === personId;
const sharedAs = ({ shares }: OwnCalendarRow, personId: number) => shares.find((share) => share.personId === personId)?.may;

/** Whether a person can see the events of a custom calendar: its owner and everyone it is shared with. */
export function maySee(calendar: OwnCalendarRow, personId: number): boolean {
  return isOfAll(calendar) || isOf(calendar, personId) || sharedAs(calendar, personId) !== undefined;
}

/** Whether a person can write events in it. Subscriptions are read-only. */
export function mayWrite(calendar: OwnCalendarRow, personId: number): boolean {
  if (calendar.address !== null || calendar.deletedAt !== null) return false;
  return calendar.companyMay === 'edit' || isOf(calendar, personId) || sharedAs(calendar, personId) === 'edit';
}

/** SQL condition for the custom calendars whose events a person can see; same rule as `maySee`. */
export function seenBy(calendars: Calendars, personId: number): SQL | undefined {
  return or(inArray(calendars.companyMay, [...shared]), eq(calendars.ownerId, personId), isSharedWith(calendars, { personId }));
}

/** SQL condition for the custom calendars whose events a person can write; same rule as `mayWrite`. */
function writtenBy(calendars: Calendars, personId: number): SQL | undefined {
  const may = or(eq(calendars.companyMay, 'edit'), eq(calendars.ownerId, personId), isSharedWith(calendars, { personId, may: 'edit' }));
  return and(isNull(calendars.address), may);
}

const isSharedWith = (calendars: Calendars, share: { personId: number; may?: string }) =>
  sql`${calendars.shares} @> ${JSON.stringify([share])}::jsonb`;

/** SQL condition for events in the matching custom calendars, read once as an array. */
function inCalendars(events: Events, entity: string, which: SQL | undefined): SQL {
  return sql`${events.ownCalendarId} = any(array(select id from ${ownCalendarsView} where ${and(live(ownCalendarsView, entity), which)}))`;
}

export function inSeenCalendars(events: Events, entity: string, personId: number): SQL {
  return inCalendars(events, entity, seenBy(ownCalendarsView, personId));
}

/** Matches events in custom calendars a person can write to. */
export function inWrittenCalendars(events: Events, entity: string, personId: number): SQL {
  return inCalendars(events, entity, writtenBy(ownCalendarsView, personId));
}

export function inSharedCalendars(events: Events, entity: string): SQL {
  return inCalendars(events, entity, isShared(ownCalendarsView));
}

export function isShared(calendars: Calendars): SQL | undefined {
  return or(inArray(calendars.companyMay, [...shared]), sql`${calendars.shares} <> '[]'::jsonb`);
}

/** Matches events whose guests can know of them: in no custom calendar, or in one that is not deleted. */
export function inNoDeletedCalendar(events: Events, entity: string): SQL | undefined {
  return or(isNull(events.ownCalendarId), inCalendars(events, entity, undefined));
}

/** Matches events stored here rather than refreshed from a subscription. */
export function inNoSubscription(events: Events, entity: string): SQL | undefined {
  return or(isNull(events.ownCalendarId), inCalendars(events, entity, isNull(ownCalendarsView.address)));
}

type OfCalendar = { ownCalendarId: number | null };

/** Returns the custom calendars of some events, including deleted ones. */
export async function calendarsOf(events: readonly OfCalendar[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<CalendarsById> {
  const ids = [...new Set(events.flatMap(({ ownCalendarId }) => ownCalendarId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ownCalendars)
    .where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export function calendarOf({ ownCalendarId }: OfCalendar, calendars: CalendarsById): OwnCalendarRow | undefined {
  return ownCalendarId === null ? undefined : calendars.get(ownCalendarId);
}

/**
 * Notifies the open clients of everyone who can see a custom calendar that it or its events changed.
 * @param versions the calendar before and after
 */
export async function announceCalendar(versions: OwnCalendarRow[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  const change = { kind: 'calendar' as const, ids: [] };
  if (versions.some(isOfAll)) return announce(db, entity, change);
  const persons = new Set(versions.flatMap(({ ownerId, shares }) => [ownerId, ...shares.map(({ personId }) => personId)]));
  await announce(db, entity, ...[...persons].map((person) => ({ ...change, person })));
}
