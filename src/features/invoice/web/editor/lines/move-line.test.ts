import { expect, test } from 'vitest';
import { dropIndex, moveLine } from './move-line.ts';

const letters = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'before', 'bacd'],
  [0, 2, 'after', 'bcad'],
  [3, 0, 'before', 'dabc'],
  [3, 0, 'after', 'adbc'],
  [1, 2, 'before', 'abcd'],
] as const)('line %i let go on line %i, %s', (from, onto, edge, expected) => {
  expect(moveLine(letters, from, dropIndex(from, onto, edge)).join('')).toBe(expected);
});
