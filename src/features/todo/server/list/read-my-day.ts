import { and, asc, count, desc, eq, gte } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { readMyDay as contract } from '../../day-contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { isTodoOf } from './is-todo-of.ts';
import { selectTodos, toTodo } from './todo-columns.ts';

const mostOpen = 300;
const mostCompleted = 100;

/** What is to be done, and what was done today. Into which part of the day a to-do belongs follows from its date, where the reader is. */
export async function readMyDay({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const isWanted = and(live(todos, entity), query.whose === 'mine' ? isTodoOf(scope.identity.personId) : undefined);
  const isOpen = and(isWanted, eq(todos.isCompleted, false));
  const open = await selectTodos(db)
    .where(isOpen)
    .orderBy(asc(todos.dueDate), asc(todos.dueTime), asc(todos.position), asc(todos.id))
    .limit(mostOpen);
  const completed = await selectTodos(db)
    .where(and(isWanted, eq(todos.isCompleted, true), gte(todos.completedAt, new Date(query.since))))
    .orderBy(desc(todos.completedAt), desc(todos.id))
    .limit(mostCompleted);
  const [counted] = open.length < mostOpen ? [] : await db.select({ open: count() }).from(todos).where(isOpen);
  return {
    tasks: open.map((row) => toTodo(row, scope)),
    open: counted?.open ?? open.length,
    completed: completed.map((row) => toTodo(row, scope)),
  };
}
