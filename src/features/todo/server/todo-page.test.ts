import { expect, test } from 'vitest';
import { todoCalls } from '../../../../tests/todo-calls.ts';
import { readMyDay } from '../day-contract.ts';

const todo = todoCalls();

async function day(query: Record<string, string> = {}, who = todo.admin) {
  const { status, body } = await who.get('/api/v1/todo/day', { since: '2030-03-11T00:00:00Z', ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  readMyDay.answer?.parse(body);
  const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title);
  return { ...body, open: titles(body.tasks), done: titles(body.completed), count: body.open };
}

test('my day lists the to-dos of the caller by due date, undated ones last', async () => {
  todo.atrium.clock.now = new Date('2030-03-11T10:00:00Z');
  await todo.add({ title: 'some day' });
  await todo.add({ title: 'tomorrow', dueDate: '2030-03-12' });
  await todo.add({ title: 'late', dueDate: '2030-03-01', assignee: { id: 1 } });
  await todo.add({ title: 'at noon', dueDate: '2030-03-11', dueTime: '12:00' });
  await todo.add({ title: 'at nine', dueDate: '2030-03-11', dueTime: '09:00' });
  await todo.add({ title: 'of somebody else', dueDate: '2030-03-11', assignee: { id: 4 } });
  const gone = await todo.add({ title: 'deleted', dueDate: '2030-03-11' });
  await todo.remove(gone.id);
  expect(await day()).toMatchObject({ open: ['late', 'at nine', 'at noon', 'tomorrow', 'some day'], count: 5, done: [] });
  expect((await day({ whose: 'all' })).open).toContain('of somebody else');
  // Unassigned to-dos belong to their author.
  expect((await day({}, todo.staff)).open).toEqual([]);
});

test('keeps to-dos completed today visible, but not earlier ones', async () => {
  todo.atrium.clock.now = new Date('2030-03-10T10:00:00Z');
  const before = await todo.add({ title: 'done yesterday' });
  await todo.updated({ id: before.id, isCompleted: true });
  todo.atrium.clock.now = new Date('2030-03-11T10:00:00Z');
  const today = await todo.add({ title: 'done today' });
  await todo.updated({ id: today.id, isCompleted: true });
  expect(await day()).toMatchObject({ done: ['done today'], count: 0 });
  expect((await todo.admin.get('/api/v1/todo/day', {})).status).toBe(400);
});
