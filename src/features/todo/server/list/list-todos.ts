import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { answerUnpaged, mostUnpaged } from '#server/answer-unpaged.ts';
import type { Scope } from '#server/scope.ts';
import type { listTodoTasks as contract, TodoTask } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { selectTodos, toTodo } from './todo-columns.ts';
import { todoOrders, type WantedTodos, wantedTodos } from './wanted-todos.ts';

/** The to-dos that are looked for, as far as one answer holds them. */
export async function listTodos({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  return answerUnpaged(await readPart(query, scope, { limit: mostUnpaged + 1, offset: 0 }));
}

/** A part of a list, whose rows are all open, all completed, or, where it does not tell them apart, both. */
export interface TodoPart {
  isCompleted?: boolean;
  limit: number;
  offset: number;
}

/** The to-dos of one part of the list. */
export function readPart(wanted: WantedTodos, scope: Scope, part: TodoPart): Promise<TodoTask[]> {
  return readTodos(wanted, scope, and(eq(todos.entity, scope.entity), inArray(todos.id, selectIds(wanted, scope, part))));
}

async function readTodos(wanted: WantedTodos, scope: Scope, condition: SQL | undefined): Promise<TodoTask[]> {
  const rows = await selectTodos(scope.db)
    .where(condition)
    .orderBy(...todoOrders[wanted.sortBy]);
  return rows.map((row) => toTodo(row, scope));
}

/** The ids of a part first, by the index alone: a late page need not carry the to-dos before it along. */
export function selectIds(wanted: WantedTodos, scope: Pick<Scope, 'db' | 'entity'>, { isCompleted, limit, offset }: TodoPart) {
  const ids = scope.db.select({ id: todos.id }).from(todos).$dynamic();
  const isByPerson = wanted.sortBy === 'assignee';
  const named = isByPerson ? ids.leftJoin(people, and(eq(people.entity, todos.entity), eq(people.id, todos.assigneeId))) : ids;
  return named
    .where(and(wantedTodos(wanted, scope), isCompleted === undefined ? undefined : eq(todos.isCompleted, isCompleted)))
    .orderBy(...todoOrders[wanted.sortBy])
    .limit(limit)
    .offset(offset);
}
