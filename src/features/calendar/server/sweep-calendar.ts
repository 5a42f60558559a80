import { and, eq, lt, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { calendarChanges, calendarEvents, calendarReminders, ownCalendars } from '../tables.ts';
import { calendarTrash } from './calendars/calendar-trash.ts';
import { keptMs } from './events/write-events.ts';

/** What Undo needed, and events and own calendars that were deleted long ago with their reminders. */
export const sweepCalendar: readonly Sweep[] = [
  {
    name: 'calendar changes',
    run: (db, { entity, now }) =>
      deleteRows(db, calendarChanges, and(eq(calendarChanges.entity, entity), lt(calendarChanges.time, new Date(now.getTime() - keptMs)))),
  },
  {
    name: 'events',
    async run(db, { entity, now, keepDays }) {
      const old = and(eq(calendarEvents.entity, entity), lt(calendarEvents.deletedAt, daysBefore(now, keepDays.deleted)));
      const ofOld = sql`${calendarReminders.eventId} in (select id from ${calendarEvents} where ${old})`;
      await db.delete(calendarReminders).where(and(eq(calendarReminders.entity, entity), ofOld));
      await unlink(db, entity, 'event', sql`(select id from ${calendarEvents} where ${old})`);
      return deleteRows(db, calendarEvents, old);
    },
  },
  sweepTrash(calendarTrash, { ...ownCalendars, key: ownCalendars.id }),
];
