import { and, isNotNull, isNull } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { taskComments } from '../../tables.ts';
import { lockTask, type TaskRow } from '../cards/lock-task.ts';
import { ownComment } from './write-comment.ts';

type Comment = typeof taskComments.$inferSelect;

/** An own comment (or an own deleted one) with its card, both locked: the card first, as everywhere. @throws 404. */
export async function lockComment(scope: Scope, id: number, isDeleted = false): Promise<{ comment: Comment; task: TaskRow }> {
  const wanted = and(ownComment(scope, id), isDeleted ? isNotNull(taskComments.deletedAt) : isNull(taskComments.deletedAt));
  const [found] = await scope.db.select({ taskId: taskComments.taskId }).from(taskComments).where(wanted);
  if (!found) throw notFound('comment');
  const task = await lockTask(scope, found.taskId);
  const [comment] = await scope.db.select().from(taskComments).where(wanted).for('update');
  if (!comment) throw notFound('comment');
  return { comment, task };
}
