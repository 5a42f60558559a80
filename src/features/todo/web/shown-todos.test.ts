import { expect, test } from 'vitest';
import type { TodoTask } from '../contract.ts';
import { nextStamp, pendingNow, showWhile } from './pending-todos.ts';
import { shownTodos } from './shown-todos.ts';
import type { TodoPlace } from './todo-place.ts';

const todo = (id: number, more: Partial<TodoTask> = {}): TodoTask => ({
  ...{ id, title: `To-do ${id}`, dueDate: null, dueTime: null, description: '', assignee: null, tags: [], isCompleted: false },
  ...{ isDeleted: false, isImportant: false, subtasks: [], repeat: null, remindAt: null, version: 1 },
  ...more,
});
const place: TodoPlace = { filter: null, tag: null, q: '', sort: 'manual' };
const rows = [todo(1), todo(2, { isImportant: true }), todo(3)];
const ids = (tasks: readonly TodoTask[]) => tasks.map(({ id }) => id);

test('a change is shown at once, and until an answer that was asked for later has it', async () => {
  const early = nextStamp();
  let answer = () => {};
  const change = { ids: new Set([2]), patch: () => ({ isDeleted: true }) };
  const done = showWhile(change, () => new Promise<void>((resolve) => (answer = resolve)));
  expect(shownTodos(rows, nextStamp(), place, true, pendingNow())).toMatchObject({ tasks: [{ id: 1 }, { id: 3 }], difference: -1 });
  answer();
  await done;
  expect(ids(shownTodos(rows, early, place, true, pendingNow()).tasks)).toEqual([1, 3]);
  expect(ids(shownTodos(rows, nextStamp(), place, true, pendingNow()).tasks)).toEqual([1, 2, 3]);
});

test('what the server refuses is gone again', async () => {
  const refused = showWhile({ ids: new Set([1]), isGone: true }, () => Promise.reject(new Error('no')));
  expect(ids(shownTodos(rows, nextStamp(), place, true, pendingNow()).tasks)).toEqual([2, 3]);
  await expect(refused).rejects.toThrow('no');
  expect(ids(shownTodos(rows, nextStamp(), place, true, pendingNow()).tasks)).toEqual([1, 2, 3]);
});

test('rows that no longer belong into the list stay for a moment when they are leaving', () => {
  const important = { ...place, filter: 'important' as const };
  const leaving = { ids: new Set([2]), patch: () => ({ isImportant: false }), isLeaving: true, settledAt: Number.POSITIVE_INFINITY };
  expect(shownTodos([todo(2, { isImportant: true })], 1, important, true, [leaving]).leaving).toEqual(new Set([2]));
  expect(shownTodos([todo(2, { isImportant: true })], 1, important, true, [{ ...leaving, isLeaving: false }])).toMatchObject({
    tasks: [],
    difference: -1,
  });
});

test('new ones come first, and moved ones stand where they were put', () => {
  const always = { settledAt: Number.POSITIVE_INFINITY };
  expect(ids(shownTodos(rows, 1, place, true, [{ added: todo(-1), ...always }]).tasks)).toEqual([-1, 1, 2, 3]);
  expect(ids(shownTodos(rows, 1, place, false, [{ added: todo(-1), ...always }]).tasks)).toEqual([1, 2, 3]);
  expect(ids(shownTodos(rows, 1, { ...place, sort: 'due-date' }, true, [{ added: todo(-1), ...always }]).tasks)).toEqual([1, 2, 3]);
  const move = (id: number, beforeId: number | null) =>
    ids(shownTodos(rows, 1, place, true, [{ moved: { id, beforeId }, ...always }]).tasks);
  expect([move(3, 1), move(1, null), move(1, 3)]).toEqual([
    [3, 1, 2],
    [2, 3, 1],
    [2, 1, 3],
  ]);
});
