import { describe, expect, test } from 'vitest';
import type { Change } from '#contract/change.ts';
import { todoCalls } from '../../../../tests/todo-calls.ts';

const todo = todoCalls();

describe('reminders and notifications', () => {
  const remindAt = '2030-03-11T08:00:00.000Z';
  test('go to the assignee, or else to the author', async () => {
    const task = await todo.add({ title: 'x', remindAt }, todo.staff);
    expect(await todo.reminders()).toEqual([
      { target_id: task.id, person_id: 3, due_at: new Date(remindAt), path: `/apps/todo?task=${task.id}`, title: 'x' },
    ]);
    await todo.updated({ id: task.id, assignee: { id: 8 }, title: 'y' });
    expect(await todo.reminders()).toMatchObject([{ person_id: 8, title: 'y' }]);
  });
  test.each([
    [{ isCompleted: true }, { isCompleted: false }],
    [{ isDeleted: true }, { isDeleted: false }],
    [{ remindAt: null }, { remindAt }],
  ])('stop after %j, and resume after %j', async (off, on) => {
    const { id } = await todo.add({ title: 'x', remindAt });
    await todo.updated({ id, ...off });
    expect(await todo.reminders()).toEqual([]);
    await todo.updated({ id, ...on });
    expect(await todo.reminders()).toHaveLength(1);
  });
  test('are not sent again for a past reminder', async () => {
    const { id } = await todo.add({ title: 'x', remindAt });
    todo.atrium.clock.now = new Date('2030-03-11T08:00:01Z');
    await todo.updated({ id, title: 'y' });
    expect(await todo.reminders()).toEqual([]);
  });
  test('tell a new assignee, unless they assigned it themselves', async () => {
    const task = await todo.add({ title: 'x', assignee: { id: 3 } });
    expect(await todo.notices()).toEqual([{ person_id: 3, kind: 'assignment', path: `/apps/todo?task=${task.id}`, actor_id: 1 }]);
    await todo.updated({ id: task.id, title: 'y', assignee: { id: 3 } });
    await todo.updated({ id: task.id, assignee: { id: 1 } });
    await todo.updated({ id: task.id, assignee: null });
    expect(await todo.notices()).toHaveLength(1);
    await todo.admin.post('/api/v1/todo/update-tasks', { ids: [task.id], change: { assigneeId: 3 } });
    expect(await todo.notices()).toHaveLength(2);
  });
});

test('notifies open clients of every change', async () => {
  const told: Change[] = [];
  let heard = () => {};
  const stop = todo.atrium.deps.changes.subscribe('juniper', (change) => {
    if (change !== 'resync' && change.kind === 'todo') told.push(change);
    heard();
  });
  const isTold = (ids: number[]) => {
    const wanted = JSON.stringify({ kind: 'todo', ids });
    return new Promise<void>((resolve) => {
      heard = () => void (told.some((change) => JSON.stringify({ kind: change.kind, ids: change.ids }) === wanted) && resolve());
      heard();
    });
  };
  const { id } = await todo.add({ title: 'x', repeat: { every: 1, unit: 'day' } });
  await isTold([id]);
  await todo.updated({ id, isCompleted: true });
  // Includes the next to-do.
  await isTold([id, id + 1]);
  told.length = 0;
  await todo.move(id, id + 1);
  await isTold([id]);
  told.length = 0;
  await todo.remove(id);
  await isTold([id]);
  told.length = 0;
  await todo.admin.post('/api/v1/todo/purge', {});
  await isTold([id]);
  stop();
});
