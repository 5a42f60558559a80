import { and, eq } from 'drizzle-orm';
import { personZone } from '#features/company-day/server/offers.ts';
import { planReminders } from '#features/notifications/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import { daysBetween, nextDueDate, rememberDay } from '../../next-due-date.ts';
import { todoTasks } from '../../tables.ts';
import { insertTodo } from '../record/insert-todo.ts';
import type { LockedTodo } from '../record/lock-todos.ts';

const dayMs = 86_400_000;

/** Adds what comes after a repeating to-do that is completed, unless it is there already. @returns its id. */
export async function addFollower(task: LockedTodo, scope: Scope): Promise<number | null> {
  const { repeat, dueDate, remindAt, deletedAt } = task;
  if (!repeat || deletedAt || (await hasFollower(task, scope))) return null;
  const today = dayIn(await personZone(scope), scope.now);
  const next = nextDueDate(dueDate, repeat, today);
  if (next === null) return null;
  const { title, description, descriptionText, dueTime, assigneeId, tags, isImportant, subtasks } = task;
  const distanceMs = daysBetween(dueDate ?? today, next) * dayMs;
  const follower = {
    ...{ title, description, descriptionText, dueTime, assigneeId, tags, isImportant },
    dueDate: next,
    subtasks: subtasks.map((subtask) => ({ ...subtask, isDone: false })),
    repeat: rememberDay(repeat, dueDate ?? today),
    remindAt: remindAt && new Date(remindAt.getTime() + distanceMs),
    isCompleted: false,
    deletedAt: null,
  };
  return insertTodo(follower, task.createdBy, scope);
}

async function hasFollower({ nextId }: LockedTodo, { db, entity }: Scope): Promise<boolean> {
  if (nextId === null) return false;
  const rows = await db
    .select({ id: todoTasks.id })
    .from(todoTasks)
    .where(and(eq(todoTasks.entity, entity), eq(todoTasks.id, nextId)));
  return rows.length > 0;
}

/** Takes away what came after it, unless somebody has touched that since. @returns its id if it is gone. */
export async function removeFollower({ nextId }: LockedTodo, { db, entity }: Scope): Promise<number | null> {
  if (nextId === null) return null;
  const removed = await db
    .delete(todoTasks)
    .where(and(live(todoTasks, entity), eq(todoTasks.id, nextId), eq(todoTasks.version, 1), eq(todoTasks.isCompleted, false)))
    .returning({ id: todoTasks.id });
  if (removed.length === 0) return null;
  await planReminders(db, entity, { area: 'todo', targetId: nextId }, []);
  return nextId;
}
