import { expect, test } from 'vitest';
import { besides, inOrder, stepped } from './row-order.ts';

const rows = [1, 2, 3].map((id) => ({ id }));
const idsOf = (order: number[]) => inOrder(rows, order).map(({ id }) => id);

test('applies the saved order, with new rows last and missing ones left out', () => {
  expect(idsOf([])).toEqual([1, 2, 3]);
  expect(idsOf([3, 1, 2])).toEqual([3, 1, 2]);
  expect(idsOf([9, 3])).toEqual([3, 1, 2]);
});

test('moves a row beside another one, or leaves it in place', () => {
  expect(besides([1, 2, 3], 3, 1, 'before')).toEqual([3, 1, 2]);
  expect(besides([1, 2, 3], 1, 2, 'after')).toEqual([2, 1, 3]);
  expect(besides([1, 2, 3], 1, 9, 'after')).toEqual([1, 2, 3]);
});

test('moves a row one step, but not beyond the ends', () => {
  expect(stepped([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(stepped([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(stepped([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(stepped([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
});
