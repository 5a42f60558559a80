import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import { todoTasks } from '../../tables.ts';
import { addFollower, removeFollower } from '../telling/follow-todo.ts';
import { planReminder } from '../telling/plan-reminder.ts';
import { tellAssignees } from '../telling/tell-assignees.ts';
import type { LockedTodo } from './lock-todos.ts';
import type { TodoFields } from './todo-fields.ts';

/** A to-do that is locked, and what is to become of it. */
interface TodoChange {
  row: LockedTodo;
  fields: Partial<TodoFields>;
}

type Columns = Partial<typeof todoTasks.$inferSelect>;

/**
 * Changes locked to-dos, with all that follows: the next of a repeating one, reminders, who is told. What already is as it
 * should be is left alone, so that nobody's edit grows old by it.
 * @param isUndo tells nobody that something is theirs again.
 * @throws 403 for deleting one by whoever may only change them.
 * @returns the ids of those that changed.
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

/** What completing it, or taking that back, brings along; `other` is the to-do that comes or goes with it. */
async function completionColumns(before: LockedTodo, after: LockedTodo, scope: Scope): Promise<{ columns: Columns; other: number | null }> {
  if (before.isCompleted === after.isCompleted) return { columns: {}, other: null };
  if (after.isCompleted) {
    const nextId = await addFollower(after, scope);
    return { columns: { completedAt: scope.now, nextId: nextId ?? after.nextId }, other: nextId };
  }
  const removed = await removeFollower(after, scope);
  return { columns: { completedAt: null, nextId: removed === null ? after.nextId : null }, other: removed };
}

/** One statement for all that become alike. */
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
