import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getTodoTask as contract, TodoTask } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { selectTodos, toTodo } from '../list/todo-columns.ts';

/** One to-do, also a deleted one. */
export async function getTodo({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { task: await readTodo(params.id, scope) };
}

/** @throws 404. */
export async function readTodo(id: number, scope: Scope): Promise<TodoTask> {
  const [task] = await readTodos([id], scope);
  if (!task) throw notFound('todo');
  return task;
}

/** The to-dos of these ids, by id; those that are not there are left out. */
export async function readTodos(ids: number[], scope: Scope): Promise<TodoTask[]> {
  const rows = await selectTodos(scope.db)
    .where(and(eq(todos.entity, scope.entity), inArray(todos.id, ids)))
    .orderBy(todos.id);
  return rows.map((row) => toTodo(row, scope));
}
