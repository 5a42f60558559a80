import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { unlink } from '#platform/links/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { idsOfKeys, refuseMissing, sweepTrash, type TrashKind } from '#server/trash-kind.ts';
import {
  calendarChanges,
  calendarReminders,
  calendarEvents as events,
  ownCalendars,
  ownCalendarsView,
  calendarEventsView as seen,
} from '../tables.ts';
import { inWrittenCalendars } from './calendar-access.ts';
import { removeEvent } from './change-events.ts';
import { deleteOwnCalendar, restoreOwnCalendar } from './own-calendars.ts';
import { keptMs, writeEvents } from './write-events.ts';

/** Deleted events, with a series as one item. Only the owner sees deleted *Personal* and private events. */
export const eventTrash: TrashKind = {
  kind: 'event',
  subject: 'Calendar',
  lines: ({ entity, identity }) => ({ view: seen, key: seen.id, name: seen.title, where: ownOf(seen, entity, identity.personId) }),
  async restore(keys, scope) {
    const ids = idsOfKeys(keys, 'event');
    const masters = await lockDeleted(ids, scope);
    const exceptions = await scope.db
      .select()
      .from(events)
      .where(and(eq(events.entity, scope.entity), inArray(events.masterId, ids), isNotNull(events.deletedAt)))
      .orderBy(asc(events.id))
      .for('update');
    // An occurrence removed before its series stays removed.
    const together = exceptions.filter((one) =>
      masters.some(({ id, deletedAt }) => id === one.masterId && deletedAt?.getTime() === one.deletedAt?.getTime()),
    );
    const back = [...masters, ...together].map((before) => ({ before, after: { ...before, deletedAt: null } }));
    await writeEvents(back, scope, { notifiesImmediately: true });
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'event')) await removeEvent({ params: undefined, query: { id }, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'event');
    const whole = and(eq(events.entity, entity), or(inArray(events.id, ids), inArray(events.masterId, ids)), isNotNull(events.deletedAt));
    const rows = await db.select({ id: events.id }).from(events).where(whole).orderBy(asc(events.id)).for('update');
    refuseMissing(
      rows.filter(({ id }) => ids.includes(id)),
      ids,
      'event',
    );
    await db.delete(calendarReminders).where(and(eq(calendarReminders.entity, entity), inArray(calendarReminders.eventId, ids)));
    await unlink(
      db,
      entity,
      'event',
      rows.map(({ id }) => id),
    );
    await db.delete(events).where(whole);
    await announce(db, entity, trashChange);
  },
};

/** Matches the deleted events a person can restore: those they could edit, without single exceptions and other people's private events. */
function ownOf(table: typeof events | typeof seen, entity: string, personId: number) {
  const ofFive = and(isNull(table.ownCalendarId), or(ne(table.calendar, 'Personal'), eq(table.ownerId, personId)));
  const isOpen = or(eq(table.isPrivate, false), eq(table.ownerId, personId));
  return and(isNull(table.masterId), isOpen, or(ofFive, inWrittenCalendars(table, entity, personId)));
}

async function lockDeleted(ids: number[], { db, entity, identity }: Scope) {
  const wanted = and(
    eq(events.entity, entity),
    inArray(events.id, ids),
    isNotNull(events.deletedAt),
    ownOf(events, entity, identity.personId),
  );
  const rows = await db.select().from(events).where(wanted).orderBy(asc(events.id)).for('update');
  refuseMissing(rows, ids, 'event');
  return rows;
}

/** Deleted custom calendars with all their events. */
export const calendarTrash: TrashKind = {
  kind: 'calendar',
  subject: 'Calendar',
  lines: ({ identity }) => ({
    view: ownCalendarsView,
    key: ownCalendarsView.id,
    name: ownCalendarsView.name,
    where: eq(ownCalendarsView.ownerId, identity.personId),
  }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'calendar')) await restoreOwnCalendar({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'calendar')) await deleteOwnCalendar({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'calendar');
    const locked = await db
      .select({ id: ownCalendars.id })
      .from(ownCalendars)
      .where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids), isNotNull(ownCalendars.deletedAt)))
      .orderBy(asc(ownCalendars.id))
      .for('update');
    refuseMissing(locked, ids, 'calendar');
    const inThem = and(eq(events.entity, entity), inArray(events.ownCalendarId, ids));
    const ofThem = sql`${calendarReminders.eventId} in (select id from ${events} where ${inThem})`;
    await db.delete(calendarReminders).where(and(eq(calendarReminders.entity, entity), ofThem));
    await unlink(db, entity, 'event', sql`(select id from ${events} where ${inThem})`);
    await db.delete(events).where(inThem);
    await db.delete(ownCalendars).where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)));
    await announce(db, entity, trashChange);
  },
};

/** Deletes expired undo data, and events and custom calendars deleted long ago with their reminders. */
export const sweepCalendar: readonly Sweep[] = [
  {
    name: 'calendar changes',
    run: (db, { entity, now }) =>
      deleteRows(db, calendarChanges, and(eq(calendarChanges.entity, entity), lt(calendarChanges.time, new Date(now.getTime() - keptMs)))),
  },
  {
    name: 'events',
    async run(db, { entity, now, keepDays }) {
      const old = and(eq(events.entity, entity), lt(events.deletedAt, daysBefore(now, keepDays.deleted)));
      const ofOld = sql`${calendarReminders.eventId} in (select id from ${events} where ${old})`;
      await db.delete(calendarReminders).where(and(eq(calendarReminders.entity, entity), ofOld));
      await unlink(db, entity, 'event', sql`(select id from ${events} where ${old})`);
      return deleteRows(db, events, old);
    },
  },
  sweepTrash(calendarTrash, { ...ownCalendars, key: ownCalendars.id }),
];
