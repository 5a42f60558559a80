import { and, eq, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { tasks } from '../../tables.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** A card that is not deleted, locked. Comments that are added meanwhile refer to it, and need not wait. @throws 404. */
export async function lockTask({ db, entity }: Pick<Scope, 'db' | 'entity'>, id: number): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(live(tasks, entity), eq(tasks.id, id)))
    .for('no key update');
  if (!row) throw notFound('card');
  return row;
}

/** A card that stands on a board, locked. @throws 404. */
export async function lockShownTask(scope: Pick<Scope, 'db' | 'entity'>, id: number): Promise<TaskRow> {
  const row = await lockTask(scope, id);
  if (row.archivedAt) throw notFound('card');
  return row;
}

/** Writes columns of one card, which then is another version of it. */
export async function writeTask({ db, entity, now }: Scope, id: number, columns: Partial<TaskRow>): Promise<void> {
  await db
    .update(tasks)
    .set({ ...columns, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, id)));
}
