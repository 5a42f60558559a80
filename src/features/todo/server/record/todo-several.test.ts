import { describe, expect, test } from 'vitest';
import { refusedFields, todoCalls } from '../../../../../tests/todo-calls.ts';
import { purgeTodoTasks, updateTodoTasks } from '../../contract.ts';

const todo = todoCalls();

describe('several at once', () => {
  test('change, and are put back', async () => {
    const one = await todo.add({ title: 'one', tags: ['a'], dueDate: '2030-05-01', dueTime: '07:30', assignee: { id: 4 } });
    const two = await todo.add({ title: 'two', tags: ['b', 'a'], isCompleted: true });
    const ids = [two.id, one.id];
    const { status, body } = await todo.change(ids, {
      isCompleted: true,
      isImportant: true,
      isDeleted: true,
      addTag: 'c',
      removeTag: 'a',
      assigneeId: 5,
      dueDate: null,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    updateTodoTasks.answer?.parse(body);
    expect(body).toEqual({ changed: [one.id, two.id], before: [one, two] });
    expect(await todo.list({ filter: 'deleted', sortBy: 'title-asc' })).toMatchObject([
      { tags: ['c'], isCompleted: true, isImportant: true, dueDate: null, dueTime: null, assignee: { id: 5 } },
      { tags: ['b', 'c'], assignee: { id: 5 } },
    ]);
    const back = await todo.admin.post('/api/v1/todo/put-back', { tasks: body.before });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await todo.list({ sortBy: 'title-asc' })).toEqual([one, two].map((task) => ({ ...task, version: 3 })));
    expect((await todo.change([one.id], { assigneeId: null })).body.changed).toEqual([one.id]);
    expect((await todo.change([one.id], { assigneeId: null })).body.changed).toEqual([]);
  });
  test('change all or none', async () => {
    const one = await todo.add({ title: 'one' });
    expect((await todo.change([one.id, 99999], { isImportant: true })).status).toBe(404);
    const back = { ...one, isImportant: true };
    expect((await todo.admin.post('/api/v1/todo/put-back', { tasks: [back, { ...back, id: 99999 }] })).status).toBe(404);
    expect(refusedFields(await todo.change([one.id], { assigneeId: 999 }))).toEqual([400, ['change.assigneeId']]);
    expect(refusedFields(await todo.change([one.id], {}))).toEqual([400, ['change']]);
    const full = await todo.add({ title: 'full', tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
    expect(refusedFields(await todo.change([one.id, full.id], { addTag: 'one more' }))).toEqual([400, ['change.addTag']]);
    expect(await todo.get(one.id)).toEqual(one);
  });
  test('complete repeating ones, and Undo takes their next ones back', async () => {
    const ids = [];
    for (const title of ['a', 'b']) ids.push((await todo.add({ title, repeat: { every: 1, unit: 'day' } })).id);
    const { body } = await todo.change(ids, { isCompleted: true });
    expect(await todo.list()).toHaveLength(4);
    await todo.admin.post('/api/v1/todo/put-back', { tasks: body.before });
    expect(await todo.titles()).toEqual(['b', 'a']);
  });
  test('are purged among the deleted alone', async () => {
    const [one, two, three] = [await todo.add({ title: '1' }), await todo.add({ title: '2' }), await todo.add({ title: '3' })];
    await todo.change([one.id, two.id], { isDeleted: true });
    const purge = (ids?: number[]) => todo.admin.post('/api/v1/todo/purge', ids ? { ids } : {});
    expect((await purge([one.id, three.id])).status).toBe(404);
    expect(await todo.list({ filter: 'deleted' })).toHaveLength(2);
    const { body } = await purge([one.id, one.id]);
    purgeTodoTasks.answer?.parse(body);
    expect(body).toEqual({ purged: 1 });
    expect((await purge()).body).toEqual({ purged: 1 });
    expect((await purge()).body).toEqual({ purged: 0 });
    expect(await todo.titles()).toEqual(['3']);
    expect((await todo.add({ title: '4' })).id).toBe(three.id + 1);
  });
});
