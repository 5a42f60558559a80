import { and, asc, count, desc, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { TodoTask } from '../contract.ts';
import type * as dayContract from '../day-contract.ts';
import { todoCounts as counts, todoTasksView as todos } from '../tables.ts';
import { readPart, selectTodos, type TodoFilter, type TodoPart, todoCondition, toTodo } from './read-todos.ts';

type Page = AnswerOf<typeof contract.readTodoPage>;

/** The tag under which all to-dos are counted. */
const allTags = '';

/** A page of the to-dos that are looked for, with what the sidebar shows: three statements at most, however many there are. */
export async function readTodoPage({ query }: GivenOf<typeof contract.readTodoPage>, scope: Scope): Promise<Page> {
  const offset = pageOffset(query);
  const [counts, tags, { total, open }] = await withBatchedScope(scope, (batched) =>
    Promise.all([readCounts(batched), readTags(batched), countWanted(query, batched)]),
  );
  const tasks: TodoTask[] = [];
  if (offset !== null)
    for (const part of partsOf(query, { limit: query.perPage, offset }, open)) tasks.push(...(await readPart(query, scope, part)));
  return { tasks, total, open, counts, tags };
}

/** The open ones stand before the completed ones, in every order: a page is of the ones, the others, or the end of the first and the beginning of the second. */
function partsOf({ filter }: TodoFilter, { limit, offset }: TodoPart, open: number): TodoPart[] {
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

/** How many to-dos a list has. Kept counts tell it of every filter and tag; what is searched for is counted. */
async function countWanted(wanted: TodoFilter, { db, entity }: Scope): Promise<Totals> {
  if (wanted.q.trim() === '') return readKeptTotals(wanted, { db, entity });
  const open = sql`count(*) filter (where not ${todos.isCompleted} and ${todos.deletedAt} is null)`.mapWith(Number);
  const [row] = await db.select({ total: count(), open }).from(todos).where(todoCondition(wanted, { entity }));
  return row ?? { total: 0, open: 0 };
}

async function readKeptTotals({ filter, tag = allTags }: TodoFilter, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Totals> {
  const open = sumWhere(and(eq(counts.isCompleted, false), eq(counts.isDeleted, false)));
  const [row] = await db
    .select({ total: sumWhere(sql`true`), open })
    .from(counts)
    .where(
      and(
        eq(counts.entity, entity),
        eq(counts.tag, tag),
        eq(counts.isDeleted, filter === 'deleted'),
        filter === 'important' ? eq(counts.isImportant, true) : undefined,
        filter === 'completed' ? eq(counts.isCompleted, true) : undefined,
      ),
    );
  return row ?? { total: 0, open: 0 };
}

/** How many are in each filter, for the sidebar. */
async function readCounts({ db, entity }: Scope): Promise<Page['counts']> {
  const isOpen = and(eq(counts.isDeleted, false), eq(counts.isCompleted, false));
  const [row] = await db
    .select({
      open: sumWhere(isOpen),
      important: sumWhere(and(isOpen, eq(counts.isImportant, true))),
      completed: sumWhere(and(eq(counts.isDeleted, false), eq(counts.isCompleted, true))),
      deleted: sumWhere(eq(counts.isDeleted, true)),
    })
    .from(counts)
    .where(and(eq(counts.entity, entity), eq(counts.tag, allTags)));
  return row ?? { open: 0, important: 0, completed: 0, deleted: 0 };
}

/** The tags of the to-dos that are not deleted, with how many of these are open. */
function readTags({ db, entity }: Scope): Promise<Page['tags']> {
  return db
    .select({ tag: counts.tag, count: sumWhere(eq(counts.isCompleted, false)) })
    .from(counts)
    .where(and(eq(counts.entity, entity), ne(counts.tag, allTags), eq(counts.isDeleted, false)))
    .groupBy(counts.tag)
    .having(sql`sum(${counts.total}) > 0`)
    .orderBy(sql`${counts.tag} collate names`, counts.tag);
}

function sumWhere(condition: SQL | undefined) {
  return sql`coalesce(sum(${counts.total}) filter (where ${condition ?? sql`true`}), 0)`.mapWith(Number);
}

const mostOpen = 300;
const mostCompleted = 100;

/** What is to be done, and what was done today. Into which part of the day a to-do belongs follows from its date, where the reader is. */
export async function readMyDay(
  { query }: GivenOf<typeof dayContract.readMyDay>,
  scope: Scope,
): Promise<AnswerOf<typeof dayContract.readMyDay>> {
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

/** The condition that a to-do is somebody's: what nobody has is whose who wrote it down. */
export function isTodoOf(personId: number): SQL | undefined {
  return or(eq(todos.assigneeId, personId), and(isNull(todos.assigneeId), eq(todos.createdBy, personId)));
}
