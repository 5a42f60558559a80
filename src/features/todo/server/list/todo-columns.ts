import { and, eq } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { TodoTask } from '../../contract.ts';
import { withoutDay } from '../../next-due-date.ts';
import { todoTasksView as todos } from '../../tables.ts';

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

/** Begins a query of to-dos, each with its assignee and their picture. */
export function selectTodos(db: Db) {
  return db
    .select(todoColumns)
    .from(todos)
    .leftJoin(people, and(eq(people.entity, todos.entity), eq(people.id, todos.assigneeId)))
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .$dynamic();
}

type TodoRow = Awaited<ReturnType<typeof selectTodos>>[number];

/** The to-do as the contract has it. */
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
    // The day of the month that is kept beside it is nobody else's business.
    repeat: task.repeat && withoutDay(task.repeat),
    remindAt: task.remindAt?.toISOString() ?? null,
  };
}

/** PostgreSQL tells seconds, which nobody gave. */
export function hoursAndMinutes(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}
