import { expect, test } from 'vitest';
import type { TodoTask } from '../contract.ts';
import { type TodoOptimisticUpdate, withNewTodo, withoutTodos, withPatch, withTodoAt } from './todo-optimistic-updates.ts';
import type { TodoPlace } from './todo-place.ts';

const todo = (id: number, more: Partial<TodoTask> = {}): TodoTask => ({
  ...{ id, title: `To-do ${id}`, dueDate: null, dueTime: null, description: '', assignee: null, tags: [], isCompleted: false },
  ...{ isDeleted: false, isImportant: false, subtasks: [], repeat: null, remindAt: null, version: 1 },
  ...more,
});
const place: TodoPlace = { filter: null, tag: null, q: '', sort: 'manual' };
const rows = [todo(1), todo(2, { isImportant: true }), todo(3)];

function shown(look: TodoOptimisticUpdate, tasks = rows, at = place, number = 1) {
  const key = ['todo', 'list', at, number] as unknown as Parameters<NonNullable<TodoOptimisticUpdate['list']>>[1];
  const page = look.list?.({ tasks, total: tasks.length, tags: [], counts: {} } as never, key);
  return { ids: page?.tasks.map(({ id }) => id), leaving: page?.leaving };
}

test('removes to-dos that no longer belong in the list', () => {
  expect(shown(withPatch(new Set([2]), () => ({ isDeleted: true }))).ids).toEqual([1, 3]);
  expect(shown(withoutTodos(new Set([1]))).ids).toEqual([2, 3]);
});

test('keeps a leaving to-do for a moment', () => {
  const important = { ...place, filter: 'important' as const };
  const look = (isLeaving: boolean) => withPatch(new Set([2]), () => ({ isImportant: false }), isLeaving);
  const own = [todo(2, { isImportant: true })];
  expect(shown(look(true), own, important)).toEqual({ ids: [2], leaving: new Set([2]) });
  expect(shown(look(false), own, important).ids).toEqual([]);
});

test('puts a new to-do first, once, and a moved one at its new place', () => {
  expect(shown(withNewTodo(todo(-1))).ids).toEqual([-1, 1, 2, 3]);
  expect(shown(withNewTodo(todo(3))).ids).toEqual([1, 2, 3]);
  expect(shown(withNewTodo(todo(-1)), rows, place, 2).ids).toEqual([1, 2, 3]);
  expect(shown(withNewTodo(todo(-1)), rows, { ...place, sort: 'due-date' }).ids).toEqual([1, 2, 3]);
  const move = (id: number, beforeId: number | null) => shown(withTodoAt(id, beforeId)).ids;
  expect([move(3, 1), move(1, null), move(1, 3)]).toEqual([
    [3, 1, 2],
    [2, 3, 1],
    [2, 1, 3],
  ]);
});
