import { and, asc, eq, inArray } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { todoTasks } from '../../tables.ts';
import { hoursAndMinutes } from '../list/todo-columns.ts';

export type LockedTodo = typeof todoTasks.$inferSelect;

/** The chosen to-dos, also deleted ones, locked in the order of their ids so that two writers never wait for each other in a circle. @throws 404 when one is not there. */
export async function lockTodos(given: number[], { db, entity }: Scope): Promise<LockedTodo[]> {
  const ids = [...new Set(given)];
  const rows = await db
    .select()
    .from(todoTasks)
    .where(and(eq(todoTasks.entity, entity), inArray(todoTasks.id, ids)))
    .orderBy(asc(todoTasks.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('todo');
  return rows.map((row) => ({ ...row, dueTime: hoursAndMinutes(row.dueTime) }));
}

/** One of them. @throws 404. */
export async function lockTodo(id: number, scope: Scope): Promise<LockedTodo> {
  const [row] = await lockTodos([id], scope);
  if (!row) throw notFound('todo');
  return row;
}
