import type { InputOf } from '#contract/endpoint.ts';
import type { PersonRef } from '#features/people/contract.ts';
import type { TodoTask, updateTodoTasks } from '../contract.ts';

/** What may be done to several to-dos at once. */
export type TodoChange = InputOf<typeof updateTodoTasks>['body']['change'];

/** How a to-do looks with a change that has not come back from the server. */
export function patchOf(change: TodoChange, people: readonly PersonRef[]): (task: TodoTask) => Partial<TodoTask> {
  const { isCompleted, isImportant, isDeleted, addTag, removeTag, assigneeId, dueDate } = change;
  return (task) => ({
    ...(isCompleted !== undefined && { isCompleted }),
    ...(isImportant !== undefined && { isImportant }),
    ...(isDeleted !== undefined && { isDeleted }),
    ...(addTag !== undefined && { tags: [...new Set([...task.tags, addTag])] }),
    ...(removeTag !== undefined && { tags: task.tags.filter((tag) => tag !== removeTag) }),
    ...(assigneeId !== undefined && { assignee: people.find(({ id }) => id === assigneeId) ?? null }),
    ...(dueDate !== undefined && { dueDate, ...(dueDate === null && { dueTime: null }) }),
  });
}

/** The fields that a change touches, as they were: what Undo sends back. */
export function earlier({ id, isCompleted, isImportant, isDeleted, tags, assignee, dueDate, dueTime }: TodoTask) {
  return { id, isCompleted, isImportant, isDeleted, tags, assignee: assignee && { id: assignee.id }, dueDate, dueTime };
}
