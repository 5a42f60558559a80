import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { calendarEvents, calendarReminders, ownCalendars, ownCalendarsView } from '../../tables.ts';
import { deleteOwnCalendar, restoreOwnCalendar } from './write-own-calendars.ts';

/** Deleted own calendars, with all their events. */
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
    const inThem = and(eq(calendarEvents.entity, entity), inArray(calendarEvents.ownCalendarId, ids));
    const ofThem = sql`${calendarReminders.eventId} in (select id from ${calendarEvents} where ${inThem})`;
    await db.delete(calendarReminders).where(and(eq(calendarReminders.entity, entity), ofThem));
    await unlink(db, entity, 'event', sql`(select id from ${calendarEvents} where ${inThem})`);
    await db.delete(calendarEvents).where(inThem);
    await db.delete(ownCalendars).where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)));
    await announce(db, entity, trashChange);
  },
};
