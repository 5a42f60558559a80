import { planReminders } from '#features/notifications/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { todoTasks } from '../../tables.ts';
import { todoPath } from './todo-path.ts';

type Reminded = Pick<typeof todoTasks.$inferSelect, 'id' | 'title' | 'remindAt' | 'isCompleted' | 'deletedAt' | 'assigneeId' | 'createdBy'>;

/** Plans anew who is reminded of a to-do: the assignee, else who added it. What is past was told, or is not worth telling any more. */
export async function planReminder(db: Db, entity: string, task: Reminded, now: Date): Promise<void> {
  const { id, title, remindAt, isCompleted, deletedAt, assigneeId, createdBy } = task;
  const personId = assigneeId ?? createdBy;
  const isWanted = remindAt && remindAt > now && !isCompleted && !deletedAt && personId !== null;
  // When it is due depends on the zone of whoever reads it, so no moment is told.
  const planned = isWanted ? [{ personId, title, path: todoPath(id), dueAt: remindAt, at: null }] : [];
  await planReminders(db, entity, { area: 'todo', targetId: id }, planned);
}
