import { describe, expect, test } from 'vitest';
import { todoCalls } from '../../../../tests/todo-calls.ts';
import type { TodoTask } from '../contract.ts';

const todo = todoCalls();

describe('the list', () => {
  test('filters as specified', async () => {
    const [open, important, completed, deleted] = [
      await todo.add({ title: 'open' }),
      await todo.add({ title: 'important', isImportant: true }),
      await todo.add({ title: 'completed', isCompleted: true, isImportant: true }),
      await todo.add({ title: 'deleted', isImportant: true, isCompleted: true }),
    ];
    expect((await todo.remove(deleted.id)).status).toBe(200);
    expect(await todo.titles()).toEqual(['completed', 'important', 'open']);
    expect(await todo.titles({ filter: '' })).toEqual(['completed', 'important', 'open']);
    expect(await todo.titles({ filter: 'important' })).toEqual(['completed', 'important']);
    expect(await todo.titles({ filter: 'completed' })).toEqual(['completed']);
    expect(await todo.list({ filter: 'deleted' })).toEqual([{ ...deleted, isDeleted: true, version: 2 }]);
    expect((await todo.page()).counts).toEqual({ open: 2, important: 1, completed: 1, deleted: 1 });
    expect([open, important, completed].every(({ isDeleted }) => !isDeleted)).toBe(true);
    expect((await todo.admin.get('/apps/todo/tasks', { filter: 'other' })).status).toBe(400);
  });
  test('searches title, description and tags, ignoring case', async () => {
    await todo.add({ title: 'Polish the ŁAWKA 100%', description: '<p>For the <b>Harbour</b> hotel</p>', tags: ['Update', 'high'] });
    await todo.add({ title: 'other', tags: ['low'] });
    for (const q of ['polish', 'ławka', '0%', 'HARBOUR HOTEL', 'pdat', 'HIG', 'h', 'ha', '  harbour '])
      expect(await todo.titles({ q }), q).toContain('Polish the ŁAWKA 100%');
    for (const q of ['<b>', '100%x', '_', 'harbour hotelupdate', 'update high', 'zz']) expect(await todo.titles({ q }), q).toEqual([]);
    expect(await todo.titles({ q: 'lo' })).toEqual(['other']);
  });
  test('matches a tag exactly', async () => {
    await todo.add({ title: 'one', tags: ['high'] });
    await todo.add({ title: 'two', tags: ['highest', 'team'] });
    expect(await todo.titles({ tag: 'high' })).toEqual(['one']);
    expect(await todo.titles({ tag: 'High' })).toEqual([]);
    expect((await todo.page()).tags).toEqual([
      { tag: 'high', count: 1 },
      { tag: 'highest', count: 1 },
      { tag: 'team', count: 1 },
    ]);
  });
  test('pages show open to-dos before completed ones in every order, with the open count', async () => {
    const add = async (title: string, isCompleted: boolean) =>
      todo.add({ title, isCompleted, tags: ['high'], dueDate: `2030-03-0${title}` });
    for (const [title, isCompleted] of [
      ['1', true],
      ['2', false],
      ['3', true],
      ['4', false],
      ['5', false],
    ] as const)
      await add(title, isCompleted);
    const orders = { latest: '54231', 'title-asc': '24513', 'title-desc': '54231', 'due-date': '24513', manual: '54231' };
    for (const [sortBy, expected] of Object.entries(orders)) {
      const pages = await Promise.all([1, 2, 3].map((page) => todo.page({ sortBy, page, perPage: 2 })));
      expect(pages.flatMap(({ tasks }) => tasks.map(({ title }: TodoTask) => title)).join(''), sortBy).toBe(expected);
      expect(pages[0]).toMatchObject({ total: 5, open: 3, counts: { open: 3, completed: 2 }, tags: [{ tag: 'high', count: 3 }] });
    }
    expect(await todo.page({ tag: 'high' })).toMatchObject({ total: 5, open: 3 });
    expect(await todo.page({ filter: 'completed' })).toMatchObject({ total: 2, open: 0 });
    // The specified endpoint keeps its own order.
    expect((await todo.titles()).join('')).toBe('54321');
  });
  test('supports every sort order', async () => {
    await todo.add({ title: 'Äpfel', assignee: { id: 7 }, dueDate: '2030-03-12' });
    await todo.add({ title: 'birnen', dueDate: '2030-03-11' });
    await todo.add({ title: 'apfel', assignee: { id: 8 }, dueDate: '2030-03-11', dueTime: '17:00' });
    await todo.add({ title: 'Citrus', assignee: { fullName: 'Anaïs Delacroix-Fontaine' } });
    expect(await todo.titles({ sortBy: 'latest' })).toEqual(['Citrus', 'apfel', 'birnen', 'Äpfel']);
    expect(await todo.titles({ sortBy: 'title-asc' })).toEqual(['Äpfel', 'apfel', 'birnen', 'Citrus']);
    expect(await todo.titles({ sortBy: 'title-desc' })).toEqual(['Citrus', 'birnen', 'apfel', 'Äpfel']);
    expect(await todo.titles({ sortBy: 'assignee' })).toEqual(['Citrus', 'apfel', 'Äpfel', 'birnen']);
    expect(await todo.titles({ sortBy: 'due-date' })).toEqual(['apfel', 'birnen', 'Äpfel', 'Citrus']);
    expect(await todo.titles({ sortBy: 'manual' })).toEqual(['Citrus', 'apfel', 'birnen', 'Äpfel']);
    expect((await todo.admin.get('/apps/todo/tasks', { sortBy: 'id' })).status).toBe(400);
    for (const sortBy of ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual']) {
      const all = await todo.titles({ sortBy });
      const parts = await Promise.all([1, 2, 3].map((number) => todo.page({ sortBy, page: number, perPage: 2 })));
      expect(parts.flatMap(({ tasks }) => tasks.map(({ title }: TodoTask) => title))).toEqual(all);
      expect(parts.map(({ total }) => total)).toEqual([4, 4, 4]);
    }
    expect((await todo.page({ perPage: 0 })).tasks).toEqual([]);
  });
});
