import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { TodoTask, updateTodoTasks } from '../contract.ts';
import type { readMyDay } from '../day-contract.ts';
import type { myDayQuery } from './day/day-queries.ts';
import type { TodoPlace } from './todo-place.ts';
import type { TodoPageAnswer, todoPageQuery, todoQuery } from './todo-queries.ts';

/** To-do queries that show pending changes. */
export type TodoViews = {
  list: ViewOf<ReturnType<typeof todoPageQuery>>;
  day: ViewOf<ReturnType<typeof myDayQuery>>;
  task: ViewOf<ReturnType<typeof todoQuery>>;
};

export type TodoOptimisticUpdate = OptimisticUpdatesOf<TodoViews>;

type MyDayAnswer = AnswerOf<typeof readMyDay>;

/**
 * Applies changed fields to to-dos, and removes those that no longer belong in a list.
 * @param isLeaving keeps them there briefly, for a visible transition.
 */
export const withPatch = (
  ids: ReadonlySet<number>,
  patch: (task: TodoTask) => Partial<TodoTask>,
  isLeaving = false,
): TodoOptimisticUpdate => ({
  list: (page, [, , place]) => {
    const leaving = new Set(page.leaving);
    const tasks = page.tasks.flatMap((task) => {
      if (!ids.has(task.id)) return task;
      const changed = { ...task, ...patch(task) };
      if (isListed(changed, place)) leaving.delete(task.id);
      else if (isLeaving) leaving.add(task.id);
      else return [];
      return changed;
    });
    return { ...page, tasks, leaving };
  },
  day: (answer) => {
    const changed = [...answer.tasks, ...answer.completed].map((task) => (ids.has(task.id) ? { ...task, ...patch(task) } : task));
    const there = changed.filter(({ isDeleted }) => !isDeleted);
    return dayOf(answer, there);
  },
  task: (task) => (ids.has(task.id) ? { ...task, ...patch(task) } : task),
});

/** Removes permanently deleted to-dos. */
export const withoutTodos = (ids: ReadonlySet<number>): TodoOptimisticUpdate => ({
  list: (page) => ({ ...page, tasks: page.tasks.filter(({ id }) => !ids.has(id)) }),
  day: (answer) =>
    dayOf(
      answer,
      [...answer.tasks, ...answer.completed].filter(({ id }) => !ids.has(id)),
    ),
});

/** Adds a new to-do at the top of lists sorted by newest first or manually. */
export const withNewTodo = (added: TodoTask): TodoOptimisticUpdate => ({
  list: (page, [, , place, number]) => {
    const isHere = number === 1 && comesFirst(place) && isListed(added, place) && !page.tasks.some(({ id }) => id === added.id);
    return isHere ? { ...page, tasks: [added, ...page.tasks] } : page;
  },
  day: (answer, [, , whose]) => {
    const isMine = whose === 'all' || added.assignee === null;
    const all = [...answer.tasks, ...answer.completed];
    return isMine && !all.some(({ id }) => id === added.id) ? dayOf(answer, [...all, added]) : answer;
  },
});

/** Moves a to-do before another one in the manual order; to the end for null. */
export const withTodoAt = (id: number, beforeId: number | null): TodoOptimisticUpdate => ({
  list: (page, [, , place]) => (place.sort === 'manual' ? movedIn(page, id, beforeId) : page),
});

/** Returns My day with these to-dos, adjusting the open count by the difference. */
function dayOf(answer: MyDayAnswer, all: readonly TodoTask[]): MyDayAnswer {
  const tasks = all.filter(({ isCompleted }) => !isCompleted);
  return {
    ...answer,
    tasks,
    open: answer.open + tasks.length - answer.tasks.length,
    completed: all.filter(({ isCompleted }) => isCompleted),
  };
}

/** Checks whether a to-do belongs in a list; search matches are up to the server. */
function isListed(task: TodoTask, { filter, tag }: TodoPlace): boolean {
  if (task.isDeleted !== (filter === 'deleted')) return false;
  if (filter === 'important' && !task.isImportant) return false;
  if (filter === 'completed' && !task.isCompleted) return false;
  return tag === null || task.tags.includes(tag);
}

const comesFirst = ({ sort, q }: TodoPlace) => (sort === 'latest' || sort === 'manual') && !q;

function movedIn(page: TodoPageAnswer, id: number, beforeId: number | null): TodoPageAnswer {
  const task = page.tasks.find((one) => one.id === id);
  if (!task || id === beforeId) return page;
  const tasks = page.tasks.filter((one) => one !== task);
  const at = beforeId === null ? tasks.length : tasks.findIndex((one) => one.id === beforeId);
  if (at < 0) return page;
  tasks.splice(at, 0, task);
  return { ...page, tasks };
}

/** A bulk change to to-dos. */
export type TodoChange = InputOf<typeof updateTodoTasks>['body']['change'];

/** Returns the fields of a to-do with a pending change. */
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

/** Returns the previous values of the fields a change affects, for Undo. */
export function previousFields({ id, isCompleted, isImportant, isDeleted, tags, assignee, dueDate, dueTime }: TodoTask) {
  return { id, isCompleted, isImportant, isDeleted, tags, assignee: assignee && { id: assignee.id }, dueDate, dueTime };
}
