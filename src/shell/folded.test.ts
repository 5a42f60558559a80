import { expect, test } from 'vitest';
import { shownOf } from './folded.ts';

test('shows everything that fits, without reserving space for More', () => {
  expect(shownOf([100, 100, 100], 300, 80)).toBe(3);
  expect(shownOf([], 0, 80)).toBe(0);
});

test('collapses overflowing items from the end and reserves space for More', () => {
  expect(shownOf([100, 100, 100], 299, 80)).toBe(2);
  expect(shownOf([100, 100, 100], 279, 80)).toBe(1);
  expect(shownOf([100, 100, 100], 90, 80)).toBe(0);
});

test('collapses an item narrower than More when another one overflows', () => {
  expect(shownOf([200, 20, 20], 239, 80)).toBe(0);
  expect(shownOf([100, 20, 140], 210, 80)).toBe(2);
});
