import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { todoTasks } from '../tables.ts';
import { planReminder } from './notify-people.ts';

/** Counts a person's open to-dos. */
export async function countOpenTodos(db: Db, entity: string, personId: number): Promise<number> {
  const [counted] = await selectOpenCount(db, entity, personId);
  return counted?.todos ?? 0;
}

export function selectOpenCount(db: Db, entity: string, personId: number) {
  return db.select({ todos: count() }).from(todoTasks).where(openOf(entity, personId));
}

/**
 * Transfers open to-dos to another person, in the transaction of the person leaving or coming back.
 * @param ids limits it to these, if `from` is still their assignee; all by default
 * @returns the IDs of the transferred to-dos
 */
export async function transferTodos({ db, entity, now }: Scope, from: number, to: number, ids?: number[]): Promise<number[]> {
  const rows = await db
    .select()
    .from(todoTasks)
    .where(and(openOf(entity, from), ids && inArray(todoTasks.id, ids)))
    .orderBy(asc(todoTasks.id))
    .for('update');
  if (rows.length === 0) return [];
  const given = rows.map(({ id }) => id);
  await db
    .update(todoTasks)
    .set({ assigneeId: to, version: sql`${todoTasks.version} + 1`, updatedAt: now })
    .where(and(eq(todoTasks.entity, entity), inArray(todoTasks.id, given)));
  for (const row of rows) if (row.remindAt) await planReminder(db, entity, { ...row, assigneeId: to }, now);
  await announce(db, entity, { kind: 'todo', ids: given });
  return given;
}

function openOf(entity: string, personId: number) {
  return and(live(todoTasks, entity), eq(todoTasks.assigneeId, personId), eq(todoTasks.isCompleted, false));
}
