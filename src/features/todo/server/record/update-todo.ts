import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateTodoTask as contract } from '../../contract.ts';
import { changeTodos } from './change-todos.ts';
import { readTodo } from './get-todo.ts';
import { lockTodo } from './lock-todos.ts';
import { mergeFields } from './todo-fields.ts';

/** Changes the given fields of a to-do. */
export async function updateTodo({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id, version, ...given } = body.task;
  const row = await lockTodo(id, scope);
  if (version !== undefined && version !== row.version) throw conflict('todo', await readTodo(id, scope));
  await changeTodos([{ row, fields: await mergeFields(given, row, scope) }], scope);
  return { task: await readTodo(id, scope) };
}
