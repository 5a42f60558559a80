import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { addTodoTask as contract } from '../../contract.ts';
import { tellAssignees } from '../telling/tell-assignees.ts';
import { readTodo } from './get-todo.ts';
import { insertTodo } from './insert-todo.ts';
import { emptyTodo, mergeFields } from './todo-fields.ts';

/** Adds a to-do. */
export async function addTodo({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  const fields = { ...emptyTodo, ...(await mergeFields(body.task, emptyTodo, scope)) };
  const id = await insertTodo(fields, identity.personId, scope);
  await tellAssignees([{ ...fields, id }], scope);
  await announce(db, entity, { kind: 'todo', ids: [id] });
  return { task: await readTodo(id, scope) };
}
