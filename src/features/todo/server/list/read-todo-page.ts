import { count, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { readTodoPage as contract } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { readWanted } from './list-todos.ts';
import { type WantedTodos, wantedTodos } from './wanted-todos.ts';

type Page = AnswerOf<typeof contract>;

/** A page of the to-dos that are looked for, with what the sidebar shows: four statements at most, however many there are. */
export async function readTodoPage({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Page> {
  const offset = pageOffset(query);
  const tasks = offset === null ? [] : await readWanted(query, scope, { limit: query.perPage, offset });
  const counts = await readCounts(scope);
  const total = countedAlready(query, counts) ?? (await countWanted(query, scope));
  return { tasks, total, counts, tags: await readTags(scope) };
}

/** The total where it follows from the counts, which need not be counted twice. */
function countedAlready({ q, tag, filter }: WantedTodos, { open, completed, deleted }: Page['counts']): number | null {
  if (q.trim() || tag !== undefined || filter === 'important') return null;
  return filter === 'completed' ? completed : filter === 'deleted' ? deleted : open + completed;
}

async function countWanted(wanted: WantedTodos, scope: Scope): Promise<number> {
  const [row] = await scope.db.select({ total: count() }).from(todos).where(wantedTodos(wanted, scope));
  return row?.total ?? 0;
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
    .select({ tags: todos.tags, tasks: count().as('tasks') })
    .from(todos)
    .where(live(todos, entity))
    .groupBy(todos.tags);
  const rows = await queryRows<{ tag: string; tasks: string }>(
    db,
    sql`select tag, sum(tasks) as tasks from ${alike} alike, unnest(tags) tag group by tag order by tag collate names, tag`,
  );
  return rows.map(({ tag, tasks }) => ({ tag, count: Number(tasks) }));
}
