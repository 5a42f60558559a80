import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { calendarEvents as events, ownCalendars } from '../tables.ts';
import { announceCalendar, inSharedCalendars, isShared } from './calendar-access.ts';

/** How many events of the shared calendars a person owns. *Personal* and private ones, and those of calendars of their own alone, stay theirs. */
export async function countOwnEvents(db: Db, entity: string, personId: number): Promise<number> {
  const [counted] = await selectEventCount(db, entity, personId);
  return counted?.events ?? 0;
}

export function selectEventCount(db: Db, entity: string, personId: number) {
  return db.select({ events: count() }).from(events).where(sharedOf(entity, personId));
}

/**
 * Makes another person the owner of one's events in the shared calendars and of the own calendars that are shared, in the transaction of whoever leaves or comes back.
 * @param ids only these, as far as `from` still owns them; without: all
 * @returns the ids of those that changed hands
 */
export async function transferEvents(scope: Scope, from: number, to: number, ids?: number[]): Promise<number[]> {
  const { db, entity, now } = scope;
  if (!ids) await handCalendarsOver(scope, from, to);
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(sharedOf(entity, from), ids && inArray(events.id, ids)))
    .orderBy(asc(events.id))
    .for('update');
  if (rows.length === 0) return [];
  const given = rows.map(({ id }) => id);
  await db
    .update(events)
    .set({ ownerId: to, version: sql`${events.version} + 1`, updatedAt: now })
    .where(and(eq(events.entity, entity), inArray(events.id, given)));
  await announce(db, entity, { kind: 'calendar', ids: given });
  return given;
}

function sharedOf(entity: string, personId: number) {
  return and(
    live(events, entity),
    eq(events.ownerId, personId),
    ne(events.calendar, 'Personal'),
    eq(events.isPrivate, false),
    or(isNull(events.ownCalendarId), inSharedCalendars(events, entity)),
  );
}

/** The calendars that one who leaves shares become the other's, for those who work with them; coming back, they still write there. */
async function handCalendarsOver({ db, entity, now }: Scope, from: number, to: number): Promise<void> {
  const rows = await db
    .select()
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), eq(ownCalendars.ownerId, from), isShared(ownCalendars)))
    .orderBy(ownCalendars.id)
    .for('update');
  for (const row of rows) {
    const shares = [...row.shares.filter(({ personId }) => personId !== to), { personId: from, may: 'edit' as const }];
    await db
      .update(ownCalendars)
      .set({ ownerId: to, shares, version: sql`${ownCalendars.version} + 1`, updatedAt: now })
      .where(and(eq(ownCalendars.entity, entity), eq(ownCalendars.id, row.id)));
    await announceCalendar([row, { ...row, ownerId: to }], { db, entity });
  }
}
