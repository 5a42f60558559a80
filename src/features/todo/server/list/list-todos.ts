import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { listTodoTasks as contract, TodoTask } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { selectTodos, toTodo } from './todo-columns.ts';
import { todoOrders, type WantedTodos, wantedTodos } from './wanted-todos.ts';

/** All the to-dos that are looked for. */
export async function listTodos({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return readWanted(query, scope);
}

interface Part {
  limit: number;
  offset: number;
}

/** The to-dos that are looked for, or those of one part of the list. */
export async function readWanted(wanted: WantedTodos, scope: Scope, part?: Part): Promise<TodoTask[]> {
  const rows = await selectTodos(scope.db)
    .where(part ? and(eq(todos.entity, scope.entity), inArray(todos.id, selectIds(wanted, scope, part))) : wantedTodos(wanted, scope))
    .orderBy(...todoOrders[wanted.sortBy]);
  return rows.map((row) => toTodo(row, scope));
}

/** The ids of a part first, by the index alone: a late page need not carry the to-dos before it along. */
export function selectIds(wanted: WantedTodos, scope: Pick<Scope, 'db' | 'entity'>, { limit, offset }: Part) {
  const ids = scope.db.select({ id: todos.id }).from(todos).$dynamic();
  const isByPerson = wanted.sortBy === 'assignee';
  const named = isByPerson ? ids.leftJoin(people, and(eq(people.entity, todos.entity), eq(people.id, todos.assigneeId))) : ids;
  return named
    .where(wantedTodos(wanted, scope))
    .orderBy(...todoOrders[wanted.sortBy])
    .limit(limit)
    .offset(offset);
}
