import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { NotificationArea } from '../contract.ts';
import { reminders } from '../tables.ts';
import { notify } from './notify.ts';

/** Returns the next reminders of these items after some fired at `now`, such as for the next occurrence of a recurring item. */
export type PlanNext = (db: Db, entity: string, targetIds: number[], now: Date) => Promise<Map<number, PlannedReminder[]>>;

type Reminder = typeof reminders.$inferSelect;
/** Returns which due reminders of an area are still relevant. */
export type StillDue = (db: Db, entity: string, due: Reminder[]) => Promise<Reminder[]>;

const maxAtOnce = 500;

/** With a few people each, a statement stays far below PostgreSQL's limit of 65,535 parameters. */
const targetsAtOnce = 100;

/**
 * Turns due reminders of a company into notifications, each exactly once with any number of servers.
 * @param planNext by area; without an entry no further reminders are scheduled.
 * @param stillDue by area; without an entry all due reminders fire.
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
      .limit(maxAtOnce)
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
    // Last, because ids are always allocated in this order, to prevent deadlocks.
    await notify(
      db,
      entity,
      told.map(({ personId, area, targetId, title, path, at }) => ({ personId, kind: 'reminder', area, targetId, title, path, at })),
      now,
    );
  });
}

/** A reminder to schedule. */
export interface PlannedReminder {
  personId: number;
  title: string;
  path: string;
  /** When the person is notified. */
  dueAt: Date;
  /** When the item starts or is due. */
  at: Date | null;
  minutesBefore?: number;
}

/** Replaces all reminders of an item; call it whenever the item changes. An empty list removes them. */
export function planReminders(
  db: Db,
  entity: string,
  { area, targetId }: { area: NotificationArea; targetId: number },
  planned: PlannedReminder[],
): Promise<void> {
  return planRemindersOfAll(db, entity, area, new Map([[targetId, planned]]));
}

/** Does the same for any number of items, by id. */
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
