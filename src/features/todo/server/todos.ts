import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { withoutDay } from '../next-due-date.ts';
import { changeTodos, insertTodo, type LockedTodo, lockTodo, lockTodos } from './change-todos.ts';
import { tellAssignees } from './notify-people.ts';
import { readTodo, readTodos } from './read-todos.ts';
import { emptyTodo, mergeFields, refuseUnknownPerson, type TodoFields, visiblePeople } from './todo-fields.ts';

export async function addTodo(
  { body }: GivenOf<typeof contract.addTodoTask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addTodoTask>> {
  const { db, entity, identity } = scope;
  const fields = { ...emptyTodo, ...(await mergeFields(body.task, emptyTodo, scope)) };
  const id = await insertTodo(fields, identity.personId, scope);
  await tellAssignees([{ ...fields, id }], scope);
  await announce(db, entity, { kind: 'todo', ids: [id] });
  return { task: await readTodo(id, scope) };
}

/** Updates the given fields of a to-do. */
export async function updateTodo(
  { body }: GivenOf<typeof contract.updateTodoTask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateTodoTask>> {
  const { id, version, ...given } = body.task;
  const row = await lockTodo(id, scope);
  if (version !== undefined && version !== row.version) throw conflict('todo', await readTodo(id, scope));
  await changeTodos([{ row, fields: await mergeFields(given, row, scope) }], scope);
  return { task: await readTodo(id, scope) };
}

/** Changes several to-dos, all or none; returns the changed ones, and all with their previous values. */
export async function updateTodos(
  { body }: GivenOf<typeof contract.updateTodoTasks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateTodoTasks>> {
  const { ids, change } = body;
  if (Object.values(change).every((value) => value === undefined)) throw invalid('change', 'nothing_given');
  if (change.assigneeId) await refuseUnknownPerson(change.assigneeId, 'change.assigneeId', scope);
  const rows = await lockTodos(ids, scope);
  const before = await readTodos(ids, scope);
  const changed = await changeTodos(
    rows.map((row) => ({ row, fields: fieldsOf(change, row, scope.now) })),
    scope,
  );
  return { changed, before };
}

const maxTags = 20;

type Change = GivenOf<typeof contract.updateTodoTasks>['body']['change'];

function fieldsOf(change: Change, row: LockedTodo, now: Date): Partial<TodoFields> {
  const { isCompleted, isImportant, isDeleted, assigneeId, dueDate, addTag, removeTag } = change;
  return {
    ...(isCompleted !== undefined && { isCompleted }),
    ...(isImportant !== undefined && { isImportant }),
    ...(isDeleted !== undefined && { deletedAt: isDeleted ? (row.deletedAt ?? now) : null }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(dueDate !== undefined && dueFields(dueDate, row)),
    ...((addTag !== undefined || removeTag !== undefined) && { tags: tagsOf(row.tags, addTag, removeTag) }),
  };
}

function tagsOf(current: string[], added: string | undefined, removed: string | undefined): string[] {
  const tags = new Set(current.filter((tag) => tag !== removed));
  if (added !== undefined) tags.add(added);
  if (tags.size > maxTags && tags.size > current.length) throw invalid('change.addTag', { code: 'tags_full', max: maxTags });
  return [...tags];
}

/** Checks or unchecks a subtask; the others keep their current state. */
export async function tickSubtask(
  { params, body }: GivenOf<typeof contract.tickSubtask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.tickSubtask>> {
  const row = await lockTodo(params.id, scope);
  if (!row.subtasks.some(({ id }) => id === params.subtaskId)) throw notFound('subtask');
  const subtasks = row.subtasks.map((subtask) => (subtask.id === params.subtaskId ? { ...subtask, isDone: body.isDone } : subtask));
  await changeTodos([{ row, fields: { subtasks } }], scope);
  return { task: await readTodo(params.id, scope) };
}

/** Soft-deletes a to-do. Idempotent. */
export async function deleteTodo({ query }: GivenOf<typeof contract.deleteTodoTask>, scope: Scope): Promise<undefined> {
  const row = await lockTodo(query.taskId, scope);
  await changeTodos([{ row, fields: { deletedAt: row.deletedAt ?? scope.now } }], scope);
}

/** Restores the previous values of several to-dos, all or none. */
export async function restoreTodoValues({ body }: GivenOf<typeof contract.putBackTodoTasks>, scope: Scope): Promise<undefined> {
  const earlier = new Map(body.tasks.map((task) => [task.id, task]));
  const rows = await lockTodos([...earlier.keys()], scope);
  await refuseUnknownPeople(body.tasks, scope);
  const changes = rows.map((row) => {
    const task = earlier.get(row.id);
    if (!task) throw notFound('todo');
    const { isCompleted, isImportant, isDeleted, tags, assignee, dueDate, dueTime } = task;
    const fields = {
      ...{ isCompleted, isImportant, tags: [...new Set(tags)], assigneeId: assignee?.id ?? null },
      deletedAt: isDeleted ? (row.deletedAt ?? scope.now) : null,
      ...dueFields(dueDate, row),
      ...(dueTime !== undefined && { dueTime: dueDate === null ? null : dueTime }),
    };
    return { row, fields };
  });
  await changeTodos(changes, scope, true);
}

type Earlier = GivenOf<typeof contract.putBackTodoTasks>['body']['tasks'];

/** Accepts former employees, who may have been the assignee. */
async function refuseUnknownPeople(tasks: Earlier, scope: Scope): Promise<void> {
  const ids = [...new Set(tasks.flatMap(({ assignee }) => assignee?.id ?? []))];
  if (ids.length === 0) return;
  const known = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.entity, scope.entity), inArray(people.id, ids), visiblePeople(scope)));
  if (known.length < ids.length) throw invalid('tasks.assignee', 'unknown_person');
}

/** Another date clears the repetition's intended day of the month; no date also clears the time. */
function dueFields(dueDate: string | null, { dueDate: current, repeat }: LockedTodo): Partial<TodoFields> {
  if (dueDate === current) return {};
  return {
    dueDate,
    ...(dueDate === null && { dueTime: null }),
    ...(repeat && { repeat: withoutDay(repeat) }),
  };
}
