import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import type { NotificationArea } from '../contract.ts';
import { reminders } from '../tables.ts';

/** What a person is to be reminded of, and when. */
export interface PlannedReminder {
  personId: number;
  title: string;
  path: string;
  /** When the person is told. */
  dueAt: Date;
  /** When what it is about begins or is due. */
  at: Date | null;
  minutesBefore?: number;
}

/** Replaces all that is planned for a thing: to be called whenever it changes; an empty list takes its reminders off. */
export async function planReminders(
  db: Db,
  entity: string,
  { area, targetId }: { area: NotificationArea; targetId: number },
  planned: PlannedReminder[],
): Promise<void> {
  await db.delete(reminders).where(and(eq(reminders.entity, entity), eq(reminders.area, area), eq(reminders.targetId, targetId)));
  if (planned.length === 0) return;
  const ids = await nextIds(db, entity, 'reminder', planned.length);
  await db
    .insert(reminders)
    .values(planned.map((reminder, index) => ({ ...reminder, entity, id: ids[index] ?? 0, area, targetId })))
    .onConflictDoNothing();
}
