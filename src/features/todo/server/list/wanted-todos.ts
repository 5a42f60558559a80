import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import type { listTodoTasks } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';

/** What is looked for, and in which order. */
export type WantedTodos = GivenOf<typeof listTodoTasks>['query'];

/** The condition for the to-dos that are looked for. */
export function wantedTodos({ q, filter, tag }: WantedTodos, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  return and(
    eq(todos.entity, entity),
    filter === 'deleted' ? isNotNull(todos.deletedAt) : isNull(todos.deletedAt),
    filter === 'important' ? eq(todos.isImportant, true) : undefined,
    filter === 'completed' ? eq(todos.isCompleted, true) : undefined,
    tag === undefined ? undefined : sql`${todos.tags} @> array[${tag}]::text[]`,
    q.trim() ? containsText(todos.searchText, q.trim()) : undefined,
  );
}

/** The orders; each ends with the id, so that pages never overlap. What has no date, time or assignee comes last. */
export const todoOrders: Record<WantedTodos['sortBy'], SQL[]> = {
  latest: [desc(todos.id)],
  'title-asc': [sql`${todos.title} collate names asc`, asc(todos.id)],
  'title-desc': [sql`${todos.title} collate names desc`, desc(todos.id)],
  assignee: [sql`${people.fullName} collate names asc nulls last`, asc(todos.id)],
  'due-date': [asc(todos.dueDate), asc(todos.dueTime), asc(todos.id)],
  manual: [asc(todos.position), asc(todos.id)],
};
