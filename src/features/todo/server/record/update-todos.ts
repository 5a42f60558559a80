import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateTodoTasks as contract } from '../../contract.ts';
import { withoutDay } from '../../next-due-date.ts';
import { changeTodos } from './change-todos.ts';
import { refuseUnknownPerson } from './find-assignee.ts';
import { readTodos } from './get-todo.ts';
import { type LockedTodo, lockTodos } from './lock-todos.ts';
import type { TodoFields } from './todo-fields.ts';

type Change = GivenOf<typeof contract>['body']['change'];

const mostTags = 20;

/** Changes several to-dos, all or none; answers those that changed, and all as they were. */
export async function updateTodos({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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

/** Another date forgets the day of the month that the repetition meant; none takes the time with it. */
export function dueFields(dueDate: string | null, { dueDate: current, repeat }: LockedTodo): Partial<TodoFields> {
  if (dueDate === current) return {};
  return {
    dueDate,
    ...(dueDate === null && { dueTime: null }),
    ...(repeat && { repeat: withoutDay(repeat) }),
  };
}

function tagsOf(current: string[], added: string | undefined, removed: string | undefined): string[] {
  const tags = new Set(current.filter((tag) => tag !== removed));
  if (added !== undefined) tags.add(added);
  if (tags.size > mostTags && tags.size > current.length) throw invalid('change.addTag', { code: 'tags_full', max: mostTags });
  return [...tags];
}
