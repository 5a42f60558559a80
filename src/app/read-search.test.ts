import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('parses values like the router', () => {
  expect(read('q=oak%20lamp&page=2&open=true&none=null&tag=a&tag=7')).toEqual({
    q: 'oak lamp',
    page: 2,
    open: true,
    none: null,
    tag: ['a', 7],
  });
});
