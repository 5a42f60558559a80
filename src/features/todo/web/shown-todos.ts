import type { TodoTask } from '../contract.ts';
import { lacking, type ShownChange } from './pending-todos.ts';
import type { TodoPlace } from './todo-place.ts';

/** Whether a to-do stands in a list; what is searched for, the server knows. */
function isListed(task: TodoTask, { filter, tag }: TodoPlace): boolean {
  if (task.isDeleted !== (filter === 'deleted')) return false;
  if (filter === 'important' && !task.isImportant) return false;
  if (filter === 'completed' && !task.isCompleted) return false;
  return tag === null || task.tags.includes(tag);
}

interface Listed {
  tasks: readonly TodoTask[];
  /** How many more (or, below zero, fewer) the whole list has than the server said. */
  difference: number;
  /** Those that are shown for a last moment. */
  leaving: ReadonlySet<number>;
}

const nobody: ReadonlySet<number> = new Set();

/**
 * Rows that follow one another, with what the person has done since they were asked for.
 * @param isFirst whether the first of them is the list's first.
 */
export function shownTodos(
  given: readonly TodoTask[],
  stamp: number,
  place: TodoPlace,
  isFirst: boolean,
  all: readonly ShownChange[],
): Listed {
  const pending = lacking(stamp, all);
  if (pending.length === 0) return { tasks: given, difference: 0, leaving: nobody };
  const leaving = new Set<number>();
  let difference = 0;
  let tasks = [...given];
  for (const change of pending) {
    const { ids, patch, isGone, added, moved, isLeaving } = change;
    const length = tasks.length;
    if (ids && isGone) tasks = tasks.filter(({ id }) => !ids.has(id));
    if (ids && patch)
      tasks = tasks.flatMap((task) => {
        if (!ids.has(task.id)) return task;
        const changed = { ...task, ...patch(task) };
        if (isListed(changed, place)) leaving.delete(task.id);
        else if (isLeaving) leaving.add(task.id);
        else return [];
        return changed;
      });
    if (added && isFirst && comesFirst(place) && isListed(added, place) && !tasks.some(({ id }) => id === added.id)) tasks.unshift(added);
    difference += tasks.length - length;
    if (moved && place.sort === 'manual') tasks = withMoved(tasks, moved.id, moved.beforeId);
  }
  return { tasks, difference, leaving };
}

const comesFirst = ({ sort, q }: TodoPlace) => (sort === 'latest' || sort === 'manual') && !q;

function withMoved(tasks: TodoTask[], id: number, beforeId: number | null): TodoTask[] {
  const task = tasks.find((one) => one.id === id);
  if (!task || id === beforeId) return tasks;
  const rest = tasks.filter((one) => one !== task);
  const at = beforeId === null ? rest.length : rest.findIndex((one) => one.id === beforeId);
  if (at < 0) return tasks;
  rest.splice(at, 0, task);
  return rest;
}
