import { beforeEach, describe, expect, test } from 'vitest';
import { todoCalls } from '../../../../tests/todo-calls.ts';

const todo = todoCalls();

describe('manual order', () => {
  const order = async () => (await todo.titles({ sortBy: 'manual' })).join('');
  let idOf: Record<string, number> = {};
  beforeEach(async () => {
    idOf = {};
    for (const title of ['e', 'd', 'c', 'b', 'a']) idOf[title] = (await todo.add({ title })).id;
  });
  const at = (title: string) => idOf[title] ?? 0;
  test.each([
    ['b', 'e', 'acdbe', 'c'],
    ['d', 'a', 'dabce', 'e'],
    ['a', null, 'bcdea', 'b'],
    ['e', 'b', 'aebcd', null],
    ['c', 'd', 'abcde', 'd'],
    ['c', 'c', 'abcde', 'd'],
    ['e', null, 'abcde', null],
  ])('moves %s before %s: %s', async (title, before, expected, stoodBefore) => {
    const { status, body } = await todo.move(at(title), before ? at(before) : null);
    expect([status, await order()]).toEqual([200, expected]);
    expect(body.stoodBeforeId).toBe(stoodBefore && at(stoodBefore));
    expect((await todo.move(at(title), body.stoodBeforeId)).status).toBe(200);
    expect([await order(), (await todo.get(at(title))).version]).toEqual(['abcde', 1]);
  });
  test('allows any number of moves to the same place', async () => {
    for (let time = 0; time < 30; time++) {
      await todo.move(at('a'), at('c'));
      await todo.move(at('b'), at('c'));
    }
    expect(await order()).toBe('abcde');
    await todo.atrium.ownerQuery('update todo_tasks set position = 5');
    await todo.move(at('e'), at('c'));
    expect(await order()).toHaveLength(5);
    const now = await order();
    expect(now.indexOf('e') + 1).toBe(now.indexOf('c'));
  });
  test('stays consistent after many concurrent moves', async () => {
    const all = Object.values(idOf);
    const moves = Array.from({ length: 60 }, (_, index) => {
      const moved = all[(index * 7) % all.length] ?? 0;
      return todo.move(moved, index % 6 === 0 ? null : (all[(index * 3 + 1) % all.length] ?? 0), index % 2 ? todo.admin : todo.staff);
    });
    for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    expect([...(await order())].sort().join('')).toBe('abcde');
    const places = await todo.atrium.ownerQuery('select distinct position from todo_tasks');
    expect(places).toHaveLength(5);
  });
  test('puts new to-dos at the top, and ignores deleted ones', async () => {
    await todo.move(at('c'), at('a'));
    await todo.add({ title: 'n' });
    expect(await order()).toBe('ncabde');
    await todo.remove(at('a'));
    expect((await todo.move(at('a'), null)).status).toBe(404);
    expect((await todo.move(at('c'), at('a'))).status).toBe(404);
    await todo.updated({ id: at('a'), isDeleted: false });
    expect(await order()).toBe('ncabde');
  });
});
