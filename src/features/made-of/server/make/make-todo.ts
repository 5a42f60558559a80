import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { addTodo } from '#features/todo/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { makeTodo as contract } from '../../contract.ts';
import { htmlOfLines } from './html-of-lines.ts';
import { makeOnce } from './make-once.ts';

/** Makes a to-do of something. */
export function makeTodo({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientKey, from, title, description, dueDate, dueTime } = body;
  const add = async () => {
    const task = { title, description: htmlOfLines(description), dueDate, dueTime: dueDate === null ? null : dueTime };
    return (await addTodo({ params: undefined, query: undefined, body: { task } }, scope)).task.id;
  };
  return makeOnce({ clientKey, from, kind: 'todo', add }, scope);
}
