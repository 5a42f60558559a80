import type { InputOf } from '#contract/endpoint.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import type { addTodoTask, TodoTask } from '../../contract.ts';

export type NewTodo = InputOf<typeof addTodoTask>['body']['task'];

let lastId = 0;

/** Creates an optimistic to-do with a negative ID until the server assigns one. */
export function newTodo(given: NewTodo, people: readonly PersonRef[]): TodoTask {
  lastId -= 1;
  return {
    id: lastId,
    title: given.title,
    description: given.description ?? '',
    dueDate: given.dueDate || null,
    dueTime: given.dueTime || null,
    assignee: people.find(({ id }) => id === given.assignee?.id) ?? null,
    tags: given.tags ?? [],
    isCompleted: given.isCompleted ?? false,
    isImportant: given.isImportant ?? false,
    isDeleted: false,
    subtasks: (given.subtasks ?? []).map(({ title, isDone }, index) => ({ id: index + 1, title, isDone: isDone ?? false })),
    repeat: given.repeat ?? null,
    remindAt: given.remindAt ?? null,
    version: 0,
  };
}
