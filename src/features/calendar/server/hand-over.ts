import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { calendarEvents as events, ownCalendars } from '../tables.ts';
import { announceCalendar, inSharedCalendars, isShared } from './calendar-access.ts';

/**
 * Counts the events a person owns in shared calendars. *Personal* and private events and those in unshared custom calendars stay with their
 * owner.
 */
export async function countOwnEvents(db: Db, entity: string, personId: number): Promise<number> {
  const [counted] = await selectEventCount(db, entity, personId);
  return counted?.events ?? 0;
}

export function selectEventCount(db: Db, entity: string, personId: number) {
  return db.select({ events: count() }).from(events).where(sharedOf(entity, personId));
}

/**
 * Transfers a person's events in shared calendars and their shared custom calendars to another owner, in the transaction in which the
 * person leaves or returns.
 * @param ids only these, if `from` still owns them; all if absent
 * @returns the ids of the transferred events
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

/** Transfers the shared calendars of a leaving person; they keep write access for when they return. */
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
