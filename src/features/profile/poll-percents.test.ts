import { expect, test } from 'vitest';
import { pollPercents } from './poll-percents.ts';

test('percentages are whole numbers that add up to 100', () => {
  expect(pollPercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(pollPercents([2, 1])).toEqual([67, 33]);
  expect(pollPercents([1, 5, 1])).toEqual([14, 72, 14]);
  expect(pollPercents([3, 0])).toEqual([100, 0]);
});

test('without votes every share is 0', () => {
  expect(pollPercents([0, 0])).toEqual([0, 0]);
  expect(pollPercents([])).toEqual([]);
});
