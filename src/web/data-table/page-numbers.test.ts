import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [50_000, 100_000, '1 gap 49999 50000 50001 gap 100000'],
])('page %i of %i offers %s', (page, last, offered) => {
  expect(pageNumbers(page, last).join(' ')).toBe(offered);
});
