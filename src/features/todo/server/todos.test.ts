import { describe, expect, test } from 'vitest';
import { refusedFields, todoCalls } from '../../../../tests/todo-calls.ts';
import { purgeTodoTasks, updateTodoTasks } from '../contract.ts';

const todo = todoCalls();

describe('several to-dos', () => {
  test('are changed together, and restored', async () => {
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
  test('keep the counts of each filter and tag correct on every write', async () => {
    const isTrue = async () => {
      const counts = `select entity, tag, is_completed, is_important, is_deleted, total from todo_counts where total <> 0`;
      const real = `select entity, tag, is_completed, is_important, deleted_at is not null, count(*)
        from todo_tasks, lateral (select distinct unnest(array_prepend('', tags)) as tag) named group by 1, 2, 3, 4, 5`;
      const wrong = await todo.atrium.ownerQuery(`(${counts} except ${real}) union all (${real} except ${counts})`);
      expect(wrong).toEqual([]);
    };
    const ids = [
      await todo.add({ title: 'one', tags: ['oak', 'ash'] }),
      await todo.add({ title: 'two', tags: ['oak'], isImportant: true }),
      await todo.add({ title: 'three', isCompleted: true, tags: ['ash'] }),
    ].map(({ id }) => id);
    await isTrue();
    const shown = async (query: Record<string, string> = {}) => {
      const { total, open, counts, tags } = await todo.page(query);
      return { total, open, counts, tags };
    };
    const counts = { open: 2, important: 1, completed: 1, deleted: 0 };
    const tags = [
      { tag: 'ash', count: 1 },
      { tag: 'oak', count: 2 },
    ];
    expect(await shown()).toEqual({ total: 3, open: 2, counts, tags });
    expect(await shown({ tag: 'ash' })).toEqual({ total: 2, open: 1, counts, tags });
    expect(await shown({ tag: 'ash', filter: 'completed' })).toMatchObject({ total: 1, open: 0 });
    expect(await shown({ filter: 'important' })).toMatchObject({ total: 1, open: 1 });
    expect(await shown({ tag: 'elm' })).toMatchObject({ total: 0, open: 0 });
    await todo.change(ids, { removeTag: 'oak', addTag: 'elm', isImportant: true });
    await isTrue();
    await todo.change(ids, { isCompleted: true });
    await isTrue();
    expect((await shown()).tags).toEqual([
      { tag: 'ash', count: 0 },
      { tag: 'elm', count: 0 },
    ]);
    await todo.change(ids, { isDeleted: true });
    await isTrue();
    expect(await shown({ filter: 'deleted' })).toMatchObject({ total: 3, open: 0, counts: { deleted: 3 }, tags: [] });
    await todo.admin.post('/api/v1/todo/purge', { ids });
    await isTrue();
    expect(await shown({ filter: 'deleted' })).toMatchObject({ total: 0, counts: { deleted: 0 } });
  });
  test('are changed all or none', async () => {
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
  test('complete with their next ones, which Undo removes', async () => {
    const ids = [];
    for (const title of ['a', 'b']) ids.push((await todo.add({ title, repeat: { every: 1, unit: 'day' } })).id);
    const { body } = await todo.change(ids, { isCompleted: true });
    expect(await todo.list()).toHaveLength(4);
    await todo.admin.post('/api/v1/todo/put-back', { tasks: body.before });
    expect(await todo.titles()).toEqual(['b', 'a']);
  });
  test('are purged only when deleted', async () => {
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
