import { count, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { readTodoPage as contract, TodoTask } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { readPart, type TodoPart } from './list-todos.ts';
import { type WantedTodos, wantedTodos } from './wanted-todos.ts';

type Page = AnswerOf<typeof contract>;

/** A page of the to-dos that are looked for, with what the sidebar shows: five statements at most, however many there are. */
export async function readTodoPage({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Page> {
  const offset = pageOffset(query);
  const counts = await readCounts(scope);
  const { total, open } = countedAlready(query, counts) ?? (await countWanted(query, scope));
  const tasks: TodoTask[] = [];
  if (offset !== null)
    for (const part of partsOf(query, { limit: query.perPage, offset }, open)) tasks.push(...(await readPart(query, scope, part)));
  return { tasks, total, open, counts, tags: await readTags(scope) };
}

/** The open ones stand before the completed ones, in every order: a page is of the ones, the others, or the end of the first and the beginning of the second. */
function partsOf({ filter }: WantedTodos, { limit, offset }: TodoPart, open: number): TodoPart[] {
  if (filter === 'completed' || filter === 'deleted') return [{ limit, offset }];
  const ofOpen = Math.min(limit, Math.max(0, open - offset));
  const parts = [
    { isCompleted: false, limit: ofOpen, offset },
    { isCompleted: true, limit: limit - ofOpen, offset: Math.max(0, offset - open) },
  ];
  return parts.filter((part) => part.limit > 0);
}

interface Totals {
  total: number;
  open: number;
}

/** The totals where they follow from the counts, which need not be counted twice. */
function countedAlready({ q, tag, filter }: WantedTodos, { open, completed, deleted }: Page['counts']): Totals | null {
  if (q.trim() || tag !== undefined || filter === 'important') return null;
  if (filter === 'completed') return { total: completed, open: 0 };
  return filter === 'deleted' ? { total: deleted, open: 0 } : { total: open + completed, open };
}

async function countWanted(wanted: WantedTodos, scope: Scope): Promise<Totals> {
  const open = sql`count(*) filter (where not ${todos.isCompleted} and ${todos.deletedAt} is null)`.mapWith(Number);
  const [row] = await scope.db.select({ total: count(), open }).from(todos).where(wantedTodos(wanted, scope));
  return row ?? { total: 0, open: 0 };
}

async function readCounts({ db, entity }: Scope): Promise<Page['counts']> {
  const countOf = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})`.mapWith(Number);
  const [counts] = await db
    .select({
      open: countOf('deleted_at is null and not is_completed'),
      important: countOf('deleted_at is null and not is_completed and is_important'),
      completed: countOf('deleted_at is null and is_completed'),
      deleted: countOf('deleted_at is not null'),
    })
    .from(todos)
    .where(eq(todos.entity, entity));
  return counts ?? { open: 0, important: 0, completed: 0, deleted: 0 };
}

/** To-dos that have the same tags are counted together first: that halves the work on a long list. */
async function readTags({ db, entity }: Scope): Promise<Page['tags']> {
  const alike = db
    .select({ tags: todos.tags, tasks: sql`count(*) filter (where not ${todos.isCompleted})`.as('tasks') })
    .from(todos)
    .where(live(todos, entity))
    .groupBy(todos.tags);
  const rows = await queryRows<{ tag: string; tasks: string }>(
    db,
    sql`select tag, sum(tasks) as tasks from ${alike} alike, unnest(tags) tag group by tag order by tag collate names, tag`,
  );
  return rows.map(({ tag, tasks }) => ({ tag, count: Number(tasks) }));
}
