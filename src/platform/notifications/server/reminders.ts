import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { NotificationArea } from '../contract.ts';
import { reminders } from '../tables.ts';
import { notify } from './notify.ts';

/** Answers what is planned for each of some things after reminders of them were told at `now`: the next occurrence of what recurs. */
export type PlanNext = (db: Db, entity: string, targetIds: number[], now: Date) => Promise<Map<number, PlannedReminder[]>>;

type Reminder = typeof reminders.$inferSelect;
/** Answers which of the reminders of an area, whose moment has come, are still worth telling. */
export type StillDue = (db: Db, entity: string, due: Reminder[]) => Promise<Reminder[]>;

const mostAtOnce = 500;

/** With some persons each, a statement stays far below its 65,535 values. */
const targetsAtOnce = 100;

/**
 * Turns the reminders of an entity that are due into notifications, each exactly once, whatever number of servers tries.
 * @param planNext by area; an area without one has no further reminders than those planned.
 * @param stillDue by area; of an area without one all that is planned is told.
 */
export async function fireReminders(
  deps: Dependencies,
  entity: string,
  planNext: Partial<Record<NotificationArea, PlanNext>>,
  stillDue: Partial<Record<NotificationArea, StillDue>> = {},
): Promise<void> {
  const now = deps.clock();
  await deps.database.writing(entity, async (db) => {
    const due = await db
      .select()
      .from(reminders)
      .where(and(eq(reminders.entity, entity), lte(reminders.dueAt, now)))
      .orderBy(reminders.dueAt)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    await db
      .delete(reminders)
      .where(and(eq(reminders.entity, entity), sql`${reminders.id} = any(${sql.param(due.map(({ id }) => id))}::bigint[])`));
    const byArea = Map.groupBy(due, (one) => one.area);
    for (const [area, own] of byArea) {
      const planned = await planNext[area]?.(db, entity, [...new Set(own.map(({ targetId }) => targetId))], now);
      if (planned) await planRemindersOfAll(db, entity, area, planned);
    }
    const told: Reminder[] = [];
    for (const [area, own] of byArea) told.push(...((await stillDue[area]?.(db, entity, own)) ?? own));
    // Last: ids are always taken in this order, to prevent deadlocks.
    await notify(
      db,
      entity,
      told.map(({ personId, area, targetId, title, path, at }) => ({ personId, kind: 'reminder', area, targetId, title, path, at })),
      now,
    );
  });
}

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
