import { describe, expect, test } from 'vitest';
import { todoCalls } from '../../../../tests/todo-calls.ts';
import type { TodoTask } from '../contract.ts';

const todo = todoCalls();

describe('a repeating to-do', () => {
  const weekly = { title: 'Water', dueDate: '2030-03-08', dueTime: '08:00', repeat: { every: 1, unit: 'week' }, tags: ['low'] };
  test('adds the next one when completed, with unchecked subtasks and the reminder moved along', async () => {
    const task = await todo.add({
      ...weekly,
      description: '<p>Slowly</p>',
      assignee: { id: 3 },
      remindAt: '2030-03-10T12:00:00Z',
      subtasks: [{ title: 's', isDone: true }],
    });
    const done = await todo.updated({ ...task, isCompleted: true });
    expect(done).toMatchObject({ isCompleted: true, dueDate: '2030-03-08' });
    const [next, ...others] = (await todo.list()).filter(({ id }) => id !== task.id);
    expect(others).toEqual([]);
    expect(next).toEqual({
      ...task,
      id: task.id + 1,
      dueDate: '2030-03-15',
      remindAt: '2030-03-17T12:00:00.000Z',
      subtasks: [{ id: 1, title: 's', isDone: false }],
      version: 1,
    });
    expect(await todo.reminders()).toEqual([expect.objectContaining({ target_id: next?.id, person_id: 3 })]);
    expect(await todo.titles({ sortBy: 'manual' })).toEqual(['Water', 'Water']);
  });
  test('adds only one next when completed concurrently', async () => {
    const task = await todo.add(weekly);
    await Promise.all([todo.admin, todo.staff, todo.admin].map((who) => todo.update({ id: task.id, isCompleted: true }, who)));
    expect(await todo.list()).toHaveLength(2);
  });
  test('removes the next one when reopened, unless it was changed', async () => {
    const task = await todo.add(weekly);
    await todo.updated({ id: task.id, isCompleted: true });
    await todo.updated({ id: task.id, isCompleted: false });
    expect((await todo.list()).map(({ id }) => id)).toEqual([task.id]);
    await todo.updated({ id: task.id, isCompleted: true });
    const [next] = await todo.list();
    await todo.updated({ id: next?.id, title: 'Water more' });
    await todo.updated({ id: task.id, isCompleted: false });
    expect(await todo.titles()).toEqual(['Water more', 'Water']);
    await todo.updated({ id: task.id, isCompleted: true });
    expect(await todo.titles()).toEqual(['Water more', 'Water']);
  });
  test('keeps the intended day of the month until the date changes', async () => {
    todo.atrium.clock.now = new Date('2030-01-20T09:00:00Z');
    let task = await todo.add({ title: 'Books', dueDate: '2030-01-31', repeat: { every: 1, unit: 'month' } });
    const dates = [];
    for (let step = 0; step < 3; step++) {
      await todo.updated({ ...task, isCompleted: true });
      [task] = (await todo.list()) as [TodoTask];
      dates.push(task.dueDate);
    }
    expect(dates).toEqual(['2030-02-28', '2030-03-31', '2030-04-30']);
    task = await todo.updated({ ...task, dueDate: '2030-04-29' });
    await todo.updated({ ...task, isCompleted: true });
    expect((await todo.list())[0]?.dueDate).toBe('2030-05-29');
  });
  test('can target the 31st when it starts in a shorter month', async () => {
    todo.atrium.clock.now = new Date('2030-04-20T09:00:00Z');
    const due = async (dueDate: string, day: number) => {
      const task = await todo.add({ title: 'Bill', dueDate, repeat: { every: 1, unit: 'month', day } });
      expect(task.repeat).toEqual({ every: 1, unit: 'month' });
      await todo.updated({ ...task, isCompleted: true });
      return (await todo.list())[0]?.dueDate;
    };
    expect(await due('2030-04-30', 31)).toBe('2030-05-31');
    // The due date wins over a conflicting day.
    expect(await due('2030-04-29', 31)).toBe('2030-05-29');
  });
  test('with several weekdays is due on the next of them, in every nth week', async () => {
    todo.atrium.clock.now = new Date('2030-03-01T09:00:00Z');
    // A Monday; weekdays are stored sorted and without duplicates.
    let task = await todo.add({ title: 'Gym', dueDate: '2030-03-04', repeat: { every: 2, unit: 'week', weekdays: [5, 1, 3, 5] } });
    expect(task.repeat).toEqual({ every: 2, unit: 'week', weekdays: [1, 3, 5] });
    const dates = [];
    for (let step = 0; step < 4; step++) {
      await todo.updated({ ...task, isCompleted: true });
      [task] = (await todo.list()) as [TodoTask];
      dates.push(task.dueDate);
    }
    expect(dates).toEqual(['2030-03-06', '2030-03-08', '2030-03-18', '2030-03-20']);
    expect((await todo.add({ title: 'x', repeat: { every: 1, unit: 'month', weekdays: [1] } })).repeat).toEqual({
      every: 1,
      unit: 'month',
    });
    expect((await todo.update({ ...task, repeat: { every: 1, unit: 'week', weekdays: [8] } })).status).toBe(400);
  });
  test('without a date repeats from today', async () => {
    const task = await todo.add({ title: 'x', repeat: { every: 3, unit: 'day' } });
    await todo.updated({ id: task.id, isCompleted: true });
    expect((await todo.list())[0]?.dueDate).toBe('2030-03-13');
  });
});
