import { expect, test } from 'vitest';
import { openFrom, placeFrom, todoAddress } from './todo-place.ts';

test('parses filter, tag, search, sort order and the open to-do from the URL', () => {
  expect(placeFrom({}, {})).toEqual({ filter: null, tag: null, q: '', sort: 'latest' });
  expect(placeFrom({ filter: 'important' }, { q: 7, sort: 'manual' })).toEqual({ filter: 'important', tag: null, q: '7', sort: 'manual' });
  expect(placeFrom({ tag: 'a/b c' }, { sort: 'nothing' })).toEqual({ filter: null, tag: 'a/b c', q: '', sort: 'latest' });
  expect(placeFrom({ filter: 'elsewhere' }, {})).toBeNull();
  expect([openFrom({ task: 7 }), openFrom({ task: 'new' }), openFrom({ task: 'x' }), openFrom({})]).toEqual([
    7,
    'new',
    undefined,
    undefined,
  ]);
});

test('round-trips a list through its URL', () => {
  expect(todoAddress({ filter: null, tag: null, q: '', sort: 'latest' })).toBe('/apps/todo');
  expect(todoAddress({ filter: 'deleted', tag: null, q: 'a b', sort: 'due-date' }, 7)).toBe(
    '/apps/todo/deleted?q=a+b&sort=due-date&task=7',
  );
  expect(todoAddress({ filter: null, tag: 'a/b', q: '', sort: 'latest' }, 'new')).toBe('/apps/todo/tag/a%2Fb?task=new');
});
