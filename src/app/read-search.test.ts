import { expect, test } from 'vitest';
import { firstCalls } from './first-calls.ts';
import { readSearch } from './read-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('values are read as the router reads them', () => {
  expect(read('q=oak%20lamp&page=2&open=true&none=null&tag=a&tag=7')).toEqual({
    q: 'oak lamp',
    page: 2,
    open: true,
    none: null,
    tag: ['a', 7],
  });
});

test('whatever an address says, each page names its first calls', () => {
  const hostile = '{"toString":1,"valueOf":1}';
  const search = read(
    ['q', 'at', 'thread', 'message', 'sort', 'page', 'status', 'task', '__proto__'].map((name) => `${name}=${hostile}`).join('&'),
  );
  expect(search).toEqual({});
  for (const calls of Object.values(firstCalls)) expect(calls({ folder: 'inbox', id: '7', mailId: '7' }, search)).toBeInstanceOf(Array);
});
