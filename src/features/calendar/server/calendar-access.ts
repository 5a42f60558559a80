import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { ownCalendars, ownCalendarsView } from '../tables.ts';

/** An own calendar with all that is kept of it. */
export type OwnCalendarRow = typeof ownCalendars.$inferSelect;

type Calendars = typeof ownCalendars | typeof ownCalendarsView;
/** Events, by what says in which own calendar they are. */
type Events = Readonly<Record<'ownCalendarId', PgColumn>>;

/** Own calendars by their ids, deleted ones too. */
export type CalendarsById = ReadonlyMap<number, OwnCalendarRow>;

/** What everybody may in a calendar that is the whole company's. */
const shared = ['see', 'edit'] as const;

/** Whether the whole company sees its events. */
export const isOfAll = ({ companyMay }: OwnCalendarRow) => shared.some((may) => may === companyMay);
const isOf = ({ ownerId }: OwnCalendarRow, personId: number) => ownerId === personId;
const sharedAs = ({ shares }: OwnCalendarRow, personId: number) => shares.find((share) => share.personId === personId)?.may;

/** Whether a person sees the events of an own calendar: its owner, everybody whom it is shared with. */
export function maySee(calendar: OwnCalendarRow, personId: number): boolean {
  return isOfAll(calendar) || isOf(calendar, personId) || sharedAs(calendar, personId) !== undefined;
}

/** Whether a person writes its events. Those of a subscription nobody writes. */
export function mayWrite(calendar: OwnCalendarRow, personId: number): boolean {
  if (calendar.address !== null || calendar.deletedAt !== null) return false;
  return calendar.companyMay === 'edit' || isOf(calendar, personId) || sharedAs(calendar, personId) === 'edit';
}

/** Own calendars whose events a person sees, as `maySee` decides of one; for a query. */
export function seenBy(calendars: Calendars, personId: number): SQL | undefined {
  return or(inArray(calendars.companyMay, [...shared]), eq(calendars.ownerId, personId), isSharedWith(calendars, { personId }));
}

/** Own calendars whose events a person writes, as `mayWrite` decides of one; for a query. */
function writtenBy(calendars: Calendars, personId: number): SQL | undefined {
  const may = or(eq(calendars.companyMay, 'edit'), eq(calendars.ownerId, personId), isSharedWith(calendars, { personId, may: 'edit' }));
  return and(isNull(calendars.address), may);
}

const isSharedWith = (calendars: Calendars, share: { personId: number; may?: string }) =>
  sql`${calendars.shares} @> ${JSON.stringify([share])}::jsonb`;

/** Whether an event is in one of the own calendars that a condition names; those are read once, as a list. */
function inCalendars(events: Events, entity: string, which: SQL | undefined): SQL {
  return sql`${events.ownCalendarId} = any(array(select id from ${ownCalendarsView} where ${and(live(ownCalendarsView, entity), which)}))`;
}

/** Events of an own calendar that a person sees. */
export function inSeenCalendars(events: Events, entity: string, personId: number): SQL {
  return inCalendars(events, entity, seenBy(ownCalendarsView, personId));
}

/** Events of an own calendar that a person writes. */
export function inWrittenCalendars(events: Events, entity: string, personId: number): SQL {
  return inCalendars(events, entity, writtenBy(ownCalendarsView, personId));
}

/** Events of own calendars that others see too. */
export function inSharedCalendars(events: Events, entity: string): SQL {
  return inCalendars(events, entity, isShared(ownCalendarsView));
}

export function isShared(calendars: Calendars): SQL | undefined {
  return or(inArray(calendars.companyMay, [...shared]), sql`${calendars.shares} <> '[]'::jsonb`);
}

/** Events of which nothing keeps those from knowing who are invited: no own calendar, or one that is not deleted. */
export function inNoDeletedCalendar(events: Events, entity: string): SQL | undefined {
  return or(isNull(events.ownCalendarId), inCalendars(events, entity, undefined));
}

/** Events that are kept here, and not read from elsewhere again and again. */
export function inNoSubscription(events: Events, entity: string): SQL | undefined {
  return or(isNull(events.ownCalendarId), inCalendars(events, entity, isNull(ownCalendarsView.address)));
}

type OfCalendar = { ownCalendarId: number | null };

/** The own calendars of some events, deleted ones too. */
export async function calendarsOf(events: readonly OfCalendar[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<CalendarsById> {
  const ids = [...new Set(events.flatMap(({ ownCalendarId }) => ownCalendarId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ownCalendars)
    .where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The own calendar of an event that is in one. */
export function calendarOf({ ownCalendarId }: OfCalendar, calendars: CalendarsById): OwnCalendarRow | undefined {
  return ownCalendarId === null ? undefined : calendars.get(ownCalendarId);
}

/** Tells the open clients of those who see an own calendar that it, or what is in it, changed. @param versions what it was and is */
export async function announceCalendar(versions: OwnCalendarRow[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  const change = { kind: 'calendar' as const, ids: [] };
  if (versions.some(isOfAll)) return announce(db, entity, change);
  const persons = new Set(versions.flatMap(({ ownerId, shares }) => [ownerId, ...shares.map(({ personId }) => personId)]));
  await announce(db, entity, ...[...persons].map((person) => ({ ...change, person })));
}
