import { count, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { readTodoPage as contract, TodoTask } from '../../contract.ts';
import { todoTasksView as todos } from '../../tables.ts';
import { readPart, type TodoPart } from './list-todos.ts';
import { type WantedTodos, wantedTodos } from './wanted-todos.ts';

type Page = AnswerOf<typeof contract>;

/** A page of the to-dos that are looked for, with what the sidebar shows: four statements at most, however many there are. */
export async function readTodoPage({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Page> {
  const offset = pageOffset(query);
  const { counts, tags } = await readSidebar(scope);
  const { total, open } = countedAlready(query, counts) ?? (await countWanted(query, scope));
  const tasks: TodoTask[] = [];
  if (offset !== null)
    for (const part of partsOf(query, { limit: query.perPage, offset }, open)) tasks.push(...(await readPart(query, scope, part)));
  return { tasks, total, open, counts, tags };
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

/** What the sidebar shows. To-dos that are alike in all of it are counted together, in one pass over the list. */
async function readSidebar({ db, entity }: Scope): Promise<Pick<Page, 'counts' | 'tags'>> {
  const alike = db
    .select({
      tags: todos.tags,
      isCompleted: todos.isCompleted,
      isImportant: todos.isImportant,
      isDeleted: sql`${todos.deletedAt} is not null`.as('is_deleted'),
      tasks: sql`count(*)`.as('tasks'),
    })
    .from(todos)
    .where(eq(todos.entity, entity))
    .groupBy(todos.tags, todos.isCompleted, todos.isImportant, sql`${todos.deletedAt} is not null`);
  const sumOf = (condition: string) => sql.raw(`coalesce(sum(tasks) filter (where ${condition}), 0)`);
  const [row] = await queryRows<Pick<Page, 'counts' | 'tags'>>(
    db,
    sql`
      with alike as materialized ${alike}
      select (
        select json_build_object(
          'open', ${sumOf('not is_deleted and not is_completed')},
          'important', ${sumOf('not is_deleted and not is_completed and is_important')},
          'completed', ${sumOf('not is_deleted and is_completed')},
          'deleted', ${sumOf('is_deleted')}
        ) from alike
      ) as counts, (
        select coalesce(json_agg(json_build_object('tag', tag, 'count', tasks) order by tag collate names, tag), '[]') from (
          select tag, ${sumOf('not is_completed')} as tasks from alike, unnest(tags) tag where not is_deleted group by tag
        ) tagged
      ) as tags`,
  );
  if (!row) throw new Error('the to-dos were not counted');
  return row;
}
