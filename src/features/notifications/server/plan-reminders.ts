import { and, eq, inArray } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import type { NotificationArea } from '../contract.ts';
import { reminders } from '../tables.ts';

/** With some persons each, a statement stays far below its 65,535 values. */
const targetsAtOnce = 100;

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
export function planReminders(
  db: Db,
  entity: string,
  { area, targetId }: { area: NotificationArea; targetId: number },
  planned: PlannedReminder[],
): Promise<void> {
  return planRemindersOfAll(db, entity, area, new Map([[targetId, planned]]));
}

/** The same for any number of things, by their ids. */
export async function planRemindersOfAll(
  db: Db,
  entity: string,
  area: NotificationArea,
  plannedOf: ReadonlyMap<number, readonly PlannedReminder[]>,
): Promise<void> {
  for (const part of parted([...plannedOf], targetsAtOnce)) {
    const targetIds = part.map(([targetId]) => targetId);
    await db.delete(reminders).where(and(eq(reminders.entity, entity), eq(reminders.area, area), inArray(reminders.targetId, targetIds)));
    const planned = part.flatMap(([targetId, each]) => each.map((reminder) => ({ ...reminder, targetId })));
    if (planned.length === 0) continue;
    const ids = await nextIds(db, entity, 'reminder', planned.length);
    await db
      .insert(reminders)
      .values(planned.map((reminder, index) => ({ ...reminder, entity, id: ids[index] ?? 0, area })))
      .onConflictDoNothing();
  }
}
