import { and, eq, inArray, isNull, min, type SQL } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { insertRows } from '#server/query-rows.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { TakenTask, TaskIntake, TaskOfFile, TaskOutcome } from '#server/task-intake.ts';
import { isSameRepetition, keptDay } from '../next-due-date.ts';
import { todoTasks } from '../tables.ts';
import { changeTodos, type LockedTodo } from './change-todos.ts';
import { planReminder } from './notify-people.ts';
import { hoursAndMinutes } from './read-todos.ts';
import { emptyTodo, type TodoFields } from './todo-fields.ts';

const kept = [
  'title',
  'description',
  'descriptionText',
  'dueDate',
  'dueTime',
  'isCompleted',
  'isImportant',
  'tags',
  'repeat',
  'remindAt',
  'deletedAt',
] as const;

/**
 * Imports tasks from files as to-dos. A task is matched by UID among the to-dos its importer created: other people importing the same file
 * get their own.
 */
export const taskIntake: TaskIntake = {
  async take(tasks, scope) {
    const { ability } = scope;
    const uids = [...new Set(tasks.map(({ uid }) => uid))];
    const rows = await ownTodos(and(isNull(todoTasks.deletedAt), inArray(todoTasks.uid, uids)), scope);
    const known = new Map(rows.map((row) => [row.uid, row]));
    const outcomes = tasks.map(({ uid, isCanceled }): TaskOutcome => {
      if (!known.has(uid)) return isCanceled ? 'unknown' : ability.can('create', 'Todo') ? 'added' : 'not_allowed';
      const [action, outcome] = isCanceled ? (['delete', 'canceled'] as const) : (['update', 'updated'] as const);
      return ability.can(action, 'Todo') ? outcome : 'not_allowed';
    });
    const added = await addTodos(
      tasks.filter((_, index) => outcomes[index] === 'added'),
      scope,
    );
    const changes = tasks.flatMap((task, index) => {
      const row = known.get(task.uid);
      return row && (outcomes[index] === 'updated' || outcomes[index] === 'canceled')
        ? [{ row, fields: fieldsOf(task, scope.now, row) }]
        : [];
    });
    const changed = new Set(await changeTodos(changes, scope));
    const updated = changes.filter(({ row }) => changed.has(row.id)).map(({ row }) => takenFrom(row));
    return { outcomes, taken: [...added, ...updated] };
  },

  async takeBack(taken, scope) {
    const before = new Map(taken.map((one) => [one.id, one]));
    const rows = await ownTodos(inArray(todoTasks.id, [...before.keys()]), scope);
    const changes = rows.flatMap((row) => {
      const one = before.get(row.id);
      return one?.versionAfter === row.version ? [{ row, fields: one.before ? restored(one.before) : { deletedAt: scope.now } }] : [];
    });
    await changeTodos(changes, scope, true);
  },
};

/** Locks to-dos the caller created by import. */
async function ownTodos(isWanted: SQL | undefined, { db, entity, identity }: Scope): Promise<LockedTodo[]> {
  const rows = await db
    .select()
    .from(todoTasks)
    .where(and(eq(todoTasks.entity, entity), eq(todoTasks.createdBy, identity.personId), isWanted))
    .orderBy(todoTasks.id)
    .for('update');
  return rows.map((row) => ({ ...row, dueTime: hoursAndMinutes(row.dueTime) }));
}

/** Adds to-dos in file order, at the top of the manual order. */
async function addTodos(tasks: TaskOfFile[], { db, entity, identity, now }: Scope): Promise<TakenTask[]> {
  if (tasks.length === 0) return [];
  const ids = await nextIds(db, entity, 'todo', tasks.length);
  const [first] = await db
    .select({ position: min(todoTasks.position) })
    .from(todoTasks)
    .where(live(todoTasks, entity));
  const top = (first?.position ?? 0) - tasks.length * positionStep;
  const rows = tasks.map((task, index) => ({
    ...{ ...emptyTodo, ...fieldsOf(task, now), entity, id: ids[index] ?? 0, position: top + index * positionStep, uid: task.uid },
    ...{ createdBy: identity.personId, completedAt: task.isCompleted ? now : null, createdAt: now, updatedAt: now },
  }));
  await insertRows(db, todoTasks, rows);
  for (const row of rows) if (row.remindAt) await planReminder(db, entity, row, now);
  await announce(db, entity, { kind: 'todo', ids });
  return rows.map(({ id }) => ({ id, before: null, versionAfter: 1 }));
}

function fieldsOf(task: TaskOfFile, now: Date, known?: LockedTodo): Partial<TodoFields> {
  if (task.isCanceled) return { deletedAt: now };
  const { title, description, dueDate, dueTime, isCompleted, isImportant, tags, remindAt } = task;
  return {
    ...{ title, description, descriptionText: textOfHtml(description), dueDate, dueTime, isCompleted, isImportant, tags },
    ...repetitionOf(task, known),
    ...(remindAt && { remindAt: new Date(remindAt) }),
  };
}

/** Uses the file's repetition, or keeps the current one without it; a to-do completed by the file stops repeating. */
function repetitionOf({ repeat, dueDate, isCompleted }: TaskOfFile, known?: LockedTodo): Pick<Partial<TodoFields>, 'repeat'> {
  if (!repeat) return isCompleted && !known?.isCompleted ? { repeat: null } : {};
  const isSame = known?.repeat && known.dueDate === dueDate && isSameRepetition(known.repeat, repeat);
  return isSame ? {} : { repeat: keptDay(repeat, dueDate) };
}

function takenFrom(row: LockedTodo): TakenTask {
  return { id: row.id, before: Object.fromEntries(kept.map((name) => [name, row[name]])), versionAfter: row.version + 1 };
}

/** Imported to-dos were live before, so they are live again. */
function restored(before: Record<string, unknown>): Partial<TodoFields> {
  const { remindAt, ...fields } = before as Partial<TodoFields>;
  return { ...fields, ...(remindAt !== undefined && { remindAt: remindAt && new Date(remindAt) }), deletedAt: null };
}
