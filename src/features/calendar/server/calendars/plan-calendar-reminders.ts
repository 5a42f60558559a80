import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { calendarEvents as events, calendarReminders as reminders } from '../../tables.ts';
import { planEventReminders } from '../events/plan-event-reminders.ts';

/** Plans the reminders of an own calendar's events anew: those who see it no more are not reminded, of a deleted one nobody is. */
export async function planCalendarReminders(calendarId: number, { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>): Promise<void> {
  const rows = await db
    .selectDistinct({ id: reminders.eventId })
    .from(reminders)
    .innerJoin(
      events,
      and(
        eq(events.entity, reminders.entity),
        eq(events.ownCalendarId, calendarId),
        eq(sql`coalesce(${events.masterId}, ${events.id})`, reminders.eventId),
      ),
    )
    .where(eq(reminders.entity, entity));
  for (const { id } of rows) await planEventReminders(db, entity, id, now);
}
