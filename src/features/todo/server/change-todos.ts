import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import { personZone } from '#platform/company-day/server/public-api.ts';
import { planReminders } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import { daysBetween, nextDueDate, rememberDay } from '../next-due-date.ts';
import { todoTasks } from '../tables.ts';
import { planReminder, tellAssignees } from './notify-people.ts';
import { hoursAndMinutes } from './read-todos.ts';
import type { TodoFields } from './todo-fields.ts';

/** A locked to-do and the fields to change. */
interface TodoChange {
  row: LockedTodo;
  fields: Partial<TodoFields>;
}

type Columns = Partial<typeof todoTasks.$inferSelect>;

/**
 * Changes locked to-dos with all side effects: the next of a repeating one, reminders, notifications. Unchanged to-dos are
 * skipped, so that open edits don't conflict.
 * @param isUndo suppresses notifications about assignments.
 * @throws 403 when deleting without permission to delete.
 * @returns the IDs of the changed to-dos.
 */
export async function changeTodos(changes: TodoChange[], scope: Scope, isUndo = false): Promise<number[]> {
  const changed: { before: LockedTodo; after: LockedTodo; columns: Columns }[] = [];
  const others: number[] = [];
  for (const { row, fields } of changes) {
    const columns = differing(row, fields);
    if (Object.keys(columns).length === 0) continue;
    if (columns.deletedAt) refuseUnlessAble(scope.ability, 'delete', 'Todo');
    if (columns.deletedAt !== undefined) columns.deletedBy = columns.deletedAt ? scope.identity.personId : null;
    const { columns: more, other } = await completionColumns(row, { ...row, ...columns }, scope);
    if (other !== null) others.push(other);
    Object.assign(columns, more);
    changed.push({ before: row, after: { ...row, ...columns }, columns });
  }
  await write(changed, scope);
  for (const { before, after } of changed)
    if (before.remindAt || after.remindAt) await planReminder(scope.db, scope.entity, after, scope.now);
  const ids = changed.map(({ after }) => after.id);
  if (!isUndo)
    await tellAssignees(
      changed.filter(({ before, after }) => before.assigneeId !== after.assigneeId).map(({ after }) => after),
      scope,
    );
  if (ids.length > 0) await announce(scope.db, scope.entity, { kind: 'todo', ids: [...ids, ...others] });
  if (changed.some(({ columns }) => columns.deletedAt !== undefined)) await announce(scope.db, scope.entity, trashChange);
  return ids;
}

function differing(row: LockedTodo, fields: Partial<TodoFields>): Columns {
  const given = Object.entries(fields) as [keyof TodoFields, unknown][];
  return Object.fromEntries(given.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name])));
}

/** Returns the columns that change when it is completed or reopened; `other` is the next to-do that was added or removed. */
async function completionColumns(before: LockedTodo, after: LockedTodo, scope: Scope): Promise<{ columns: Columns; other: number | null }> {
  if (before.isCompleted === after.isCompleted) return { columns: {}, other: null };
  if (after.isCompleted) {
    const nextId = await addFollower(after, scope);
    return { columns: { completedAt: scope.now, nextId: nextId ?? after.nextId }, other: nextId };
  }
  const removed = await removeFollower(after, scope);
  return { columns: { completedAt: null, nextId: removed === null ? after.nextId : null }, other: removed };
}

/** One statement for all with the same changes. */
async function write(changed: { after: LockedTodo; columns: Columns }[], { db, entity, now }: Scope): Promise<void> {
  const alike = Map.groupBy(changed, ({ columns }) => JSON.stringify(columns));
  for (const group of alike.values()) {
    const ids = group.map(({ after }) => after.id);
    await db
      .update(todoTasks)
      .set({ ...group[0]?.columns, version: sql`${todoTasks.version} + 1`, updatedAt: now })
      .where(and(eq(todoTasks.entity, entity), inArray(todoTasks.id, ids)));
  }
}

const dayMs = 86_400_000;

/** Adds the next to-do after a repeating one is completed, unless it exists. @returns its ID. */
async function addFollower(task: LockedTodo, scope: Scope): Promise<number | null> {
  const { repeat, dueDate, remindAt, deletedAt } = task;
  if (!repeat || deletedAt || (await hasFollower(task, scope))) return null;
  const today = dayIn(await personZone(scope), scope.now);
  const next = nextDueDate(dueDate, repeat, today);
  if (next === null) return null;
  const { title, description, descriptionText, dueTime, assigneeId, tags, isImportant, subtasks } = task;
  const distanceMs = daysBetween(dueDate ?? today, next) * dayMs;
  const follower = {
    ...{ title, description, descriptionText, dueTime, assigneeId, tags, isImportant },
    dueDate: next,
    subtasks: subtasks.map((subtask) => ({ ...subtask, isDone: false })),
    repeat: rememberDay(repeat, dueDate ?? today),
    remindAt: remindAt && new Date(remindAt.getTime() + distanceMs),
    isCompleted: false,
    deletedAt: null,
  };
  return insertTodo(follower, task.createdBy, scope);
}

async function hasFollower({ nextId }: LockedTodo, { db, entity }: Scope): Promise<boolean> {
  if (nextId === null) return false;
  const rows = await db
    .select({ id: todoTasks.id })
    .from(todoTasks)
    .where(and(eq(todoTasks.entity, entity), eq(todoTasks.id, nextId)));
  return rows.length > 0;
}

/** Removes the next to-do, unless it was changed. @returns its ID if removed. */
async function removeFollower({ nextId }: LockedTodo, { db, entity }: Scope): Promise<number | null> {
  if (nextId === null) return null;
  const removed = await db
    .delete(todoTasks)
    .where(and(live(todoTasks, entity), eq(todoTasks.id, nextId), eq(todoTasks.version, 1), eq(todoTasks.isCompleted, false)))
    .returning({ id: todoTasks.id });
  if (removed.length === 0) return null;
  await planReminders(db, entity, { area: 'todo', targetId: nextId }, []);
  return nextId;
}

/** Adds a to-do at the top of the manual order. @returns its ID. */
export async function insertTodo(fields: TodoFields, createdBy: number | null, { db, entity, now }: Scope): Promise<number> {
  // The counter serializes additions, so that each gets its own place.
  const id = await nextId(db, entity, 'todo');
  const [first] = await db
    .select({ position: min(todoTasks.position) })
    .from(todoTasks)
    .where(live(todoTasks, entity));
  await db.insert(todoTasks).values({
    ...fields,
    entity,
    id,
    position: (first?.position ?? 0) - positionStep,
    createdBy,
    completedAt: fields.isCompleted ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  if (fields.remindAt) await planReminder(db, entity, { ...fields, id, createdBy }, now);
  return id;
}

export type LockedTodo = typeof todoTasks.$inferSelect;

/** Locks to-dos, including deleted ones, in ID order to avoid deadlocks. @throws 404 when one doesn't exist. */
export async function lockTodos(given: number[], { db, entity }: Scope): Promise<LockedTodo[]> {
  const ids = [...new Set(given)];
  const rows = await db
    .select()
    .from(todoTasks)
    .where(and(eq(todoTasks.entity, entity), inArray(todoTasks.id, ids)))
    .orderBy(asc(todoTasks.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('todo');
  return rows.map((row) => ({ ...row, dueTime: hoursAndMinutes(row.dueTime) }));
}

/** Locks a to-do, including a deleted one. @throws 404. */
export async function lockTodo(id: number, scope: Scope): Promise<LockedTodo> {
  const [row] = await lockTodos([id], scope);
  if (!row) throw notFound('todo');
  return row;
}
