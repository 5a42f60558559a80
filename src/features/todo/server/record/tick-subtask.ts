import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { tickSubtask as contract } from '../../contract.ts';
import { changeTodos } from './change-todos.ts';
import { readTodo } from './get-todo.ts';
import { lockTodo } from './lock-todos.ts';

/** Ticks a subtask or takes the tick off; the others stay as they are at this moment. */
export async function tickSubtask({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockTodo(params.id, scope);
  if (!row.subtasks.some(({ id }) => id === params.subtaskId)) throw notFound('subtask');
  const subtasks = row.subtasks.map((subtask) => (subtask.id === params.subtaskId ? { ...subtask, isDone: body.isDone } : subtask));
  await changeTodos([{ row, fields: { subtasks } }], scope);
  return { task: await readTodo(params.id, scope) };
}
