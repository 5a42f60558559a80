import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteTodoTask as contract } from '../../contract.ts';
import { changeTodos } from './change-todos.ts';
import { lockTodo } from './lock-todos.ts';

/** Puts a to-do among the deleted ones; one that is there already stays. */
export async function deleteTodo({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const row = await lockTodo(query.taskId, scope);
  await changeTodos([{ row, fields: { deletedAt: row.deletedAt ?? scope.now } }], scope);
}
