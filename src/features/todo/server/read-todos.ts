import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { answerUnpaged, maxUnpaged } from '#server/answer-unpaged.ts';
import { containsText } from '#server/contains-text.ts';
import type { Db } from '#server/database.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type * as contract from '../contract.ts';
import type { listTodoTasks, TodoTask } from '../contract.ts';
import { withoutDay } from '../next-due-date.ts';
import { todoTasksView as todos } from '../tables.ts';

/** Lists matching to-dos, up to the limit for one response. */
export async function listTodos(
  { query }: GivenOf<typeof contract.listTodoTasks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listTodoTasks> | Response> {
  return answerUnpaged(await readPart(query, scope, { limit: maxUnpaged + 1, offset: 0 }));
}

/** Returns a to-do, including a deleted one. */
export async function getTodo(
  { params }: GivenOf<typeof contract.getTodoTask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getTodoTask>> {
  return { task: await readTodo(params.id, scope) };
}

/** Reads a to-do, including a deleted one. @throws 404. */
export async function readTodo(id: number, scope: Scope): Promise<TodoTask> {
  const [task] = await readTodos([id], scope);
  if (!task) throw notFound('todo');
  return task;
}

/** Reads to-dos by ID, in ID order; skips missing ones. */
export async function readTodos(ids: number[], scope: Scope): Promise<TodoTask[]> {
  const rows = await selectTodos(scope.db)
    .where(and(eq(todos.entity, scope.entity), inArray(todos.id, ids)))
    .orderBy(todos.id);
  return rows.map((row) => toTodo(row, scope));
}

/** A part of a list: its open rows, its completed rows, or both when `isCompleted` is absent. */
export interface TodoPart {
  isCompleted?: boolean;
  limit: number;
  offset: number;
}

/** Reads the to-dos of one part of the list. */
export function readPart(wanted: TodoFilter, scope: Scope, part: TodoPart): Promise<TodoTask[]> {
  return readWanted(wanted, scope, and(eq(todos.entity, scope.entity), inArray(todos.id, selectIds(wanted, scope, part))));
}

async function readWanted(wanted: TodoFilter, scope: Scope, condition: SQL | undefined): Promise<TodoTask[]> {
  const rows = await selectTodos(scope.db)
    .where(condition)
    .orderBy(...todoOrders[wanted.sortBy]);
  return rows.map((row) => toTodo(row, scope));
}

/** Selects a part's IDs with an index-only scan first, so that late pages don't load the rows before them. */
export function selectIds(wanted: TodoFilter, scope: Pick<Scope, 'db' | 'entity'>, { isCompleted, limit, offset }: TodoPart) {
  const ids = scope.db.select({ id: todos.id }).from(todos).$dynamic();
  const isByPerson = wanted.sortBy === 'assignee';
  const named = isByPerson ? ids.leftJoin(people, and(eq(people.entity, todos.entity), eq(people.id, todos.assigneeId))) : ids;
  return named
    .where(and(todoCondition(wanted, scope), isCompleted === undefined ? undefined : eq(todos.isCompleted, isCompleted)))
    .orderBy(...todoOrders[wanted.sortBy])
    .limit(limit)
    .offset(offset);
}

/** Filter and sort order of a list. */
export type TodoFilter = GivenOf<typeof listTodoTasks>['query'];

/** Condition for matching to-dos. */
export function todoCondition({ q, filter, tag }: TodoFilter, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  return and(
    eq(todos.entity, entity),
    filter === 'deleted' ? isNotNull(todos.deletedAt) : isNull(todos.deletedAt),
    filter === 'important' ? eq(todos.isImportant, true) : undefined,
    filter === 'completed' ? eq(todos.isCompleted, true) : undefined,
    tag === undefined ? undefined : sql`${todos.tags} @> array[${tag}]::text[]`,
    q.trim() ? containsText(todos.searchText, q.trim()) : undefined,
  );
}

/** Sort orders; each ends with the ID, so that pages never overlap. To-dos without a date, time or assignee come last. */
const todoOrders: Record<TodoFilter['sortBy'], SQL[]> = {
  latest: [desc(todos.id)],
  'title-asc': [sql`${todos.title} collate names asc`, asc(todos.id)],
  'title-desc': [sql`${todos.title} collate names desc`, desc(todos.id)],
  assignee: [sql`${people.fullName} collate names asc nulls last`, asc(todos.id)],
  'due-date': [asc(todos.dueDate), asc(todos.dueTime), asc(todos.id)],
  manual: [asc(todos.position), asc(todos.id)],
};

const todoColumns = {
  id: todos.id,
  title: todos.title,
  description: todos.description,
  dueDate: todos.dueDate,
  dueTime: todos.dueTime,
  tags: todos.tags,
  isCompleted: todos.isCompleted,
  isImportant: todos.isImportant,
  subtasks: todos.subtasks,
  repeat: todos.repeat,
  remindAt: todos.remindAt,
  version: todos.version,
  deletedAt: todos.deletedAt,
  assigneeId: people.id,
  assigneeName: people.fullName,
  avatarId: files.id,
  avatarName: files.name,
};

/** Selects to-dos with their assignee and the assignee's picture. */
export function selectTodos(db: Db) {
  return db
    .select(todoColumns)
    .from(todos)
    .leftJoin(people, and(eq(people.entity, todos.entity), eq(people.id, todos.assigneeId)))
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .$dynamic();
}

type TodoRow = Awaited<ReturnType<typeof selectTodos>>[number];

/** Converts a row to a to-do of the contract. */
export function toTodo(row: TodoRow, { entity, deps }: Scope): TodoTask {
  const { deletedAt, assigneeId, assigneeName, avatarId, avatarName, ...task } = row;
  return {
    ...task,
    dueTime: hoursAndMinutes(task.dueTime),
    assignee:
      assigneeId === null || assigneeName === null
        ? null
        : { id: assigneeId, fullName: assigneeName, avatar: pictureAddress({ avatarId, avatarName }, entity, deps.files) },
    isDeleted: deletedAt !== null,
    // The remembered day of the month is internal.
    repeat: task.repeat && withoutDay(task.repeat),
    remindAt: task.remindAt?.toISOString() ?? null,
  };
}

/** PostgreSQL includes seconds, which were never entered. */
export function hoursAndMinutes(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}

/** Search source: the entity's to-dos. */
export const todoSearch: SearchSource = {
  source: 'todo',
  seen: ({ ability }) => (ability.can('read', 'Todo') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/todo', {}, { task: id }),
};
