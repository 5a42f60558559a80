import { and, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { calendarReminders } from '../tables.ts';

/** Keeps when the signed-in person wants to be told before an event, or before each of its occurrences. Nobody else's reminders change. */
export async function saveReminders(eventId: number, minutes: number[] | undefined, { db, entity, identity }: Scope): Promise<void> {
  if (minutes === undefined) return;
  const { personId } = identity;
  const minutesBefore = [...new Set(minutes)].sort((a, b) => a - b);
  if (minutesBefore.length === 0) {
    await db
      .delete(calendarReminders)
      .where(and(eq(calendarReminders.entity, entity), eq(calendarReminders.eventId, eventId), eq(calendarReminders.personId, personId)));
    return;
  }
  await db
    .insert(calendarReminders)
    .values({ entity, eventId, personId, minutesBefore })
    .onConflictDoUpdate({
      target: [calendarReminders.entity, calendarReminders.eventId, calendarReminders.personId],
      set: { minutesBefore },
    });
}
