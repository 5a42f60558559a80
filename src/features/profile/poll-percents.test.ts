import { expect, test } from 'vitest';
import { pollPercents } from './poll-percents.ts';

test('what people chose comes to 100, in whole numbers', () => {
  expect(pollPercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(pollPercents([2, 1])).toEqual([67, 33]);
  expect(pollPercents([1, 5, 1])).toEqual([14, 72, 14]);
  expect(pollPercents([3, 0])).toEqual([100, 0]);
});

test('before anybody has voted nothing has a share', () => {
  expect(pollPercents([0, 0])).toEqual([0, 0]);
  expect(pollPercents([])).toEqual([]);
});
