import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import type { TrashWork } from '#server/trash-kind.ts';
import { taskActivity, taskComments, tasks } from '../../tables.ts';

/** Removes deleted cards for good, with comments and history; files that nothing names any more are swept. @returns their ids. */
export async function purgeCards({ db, entity }: TrashWork, which: SQL | undefined): Promise<number[]> {
  const deleted = and(eq(tasks.entity, entity), isNotNull(tasks.deletedAt), which);
  const locked = await db.select({ id: tasks.id }).from(tasks).where(deleted).orderBy(tasks.id).for('update');
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.delete(taskComments).where(and(eq(taskComments.entity, entity), inArray(taskComments.taskId, ids)));
  await db.delete(taskActivity).where(and(eq(taskActivity.entity, entity), inArray(taskActivity.taskId, ids)));
  await unlink(db, entity, 'card', ids);
  await db.delete(tasks).where(and(eq(tasks.entity, entity), inArray(tasks.id, ids)));
  return ids;
}
