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

/** Tag of the rows that count all to-dos. */
const allTags = '';

/** Returns a page of matching to-dos and the sidebar's counts, in at most three statements. */
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

/**
 * Splits a page into parts: open to-dos come before completed ones in every order, so a page has one kind, or the end of the first and the
 * start of the second.
 */
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

/** Counts a list's to-dos: from stored counts for any filter and tag, by counting rows for a search. */
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

/** Reads the counts of each filter for the sidebar. */
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

/** Reads the tags of to-dos that aren't deleted, with their open counts. */
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

const maxOpen = 300;
const maxCompleted = 100;

/** Returns open to-dos and those completed today. The client groups them by date in the reader's time zone. */
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
    .limit(maxOpen);
  const completed = await selectTodos(db)
    .where(and(isWanted, eq(todos.isCompleted, true), gte(todos.completedAt, new Date(query.since))))
    .orderBy(desc(todos.completedAt), desc(todos.id))
    .limit(maxCompleted);
  const [counted] = open.length < maxOpen ? [] : await db.select({ open: count() }).from(todos).where(isOpen);
  return {
    tasks: open.map((row) => toTodo(row, scope)),
    open: counted?.open ?? open.length,
    completed: completed.map((row) => toTodo(row, scope)),
  };
}

/** Matches a person's to-dos: assigned to them, or created by them and unassigned. */
export function isTodoOf(personId: number): SQL | undefined {
  return or(eq(todos.assigneeId, personId), and(isNull(todos.assigneeId), eq(todos.createdBy, personId)));
}
