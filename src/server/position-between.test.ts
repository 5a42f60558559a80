import { expect, test } from 'vitest';
import { positionBetween, positionStep } from './position-between.ts';

test('is between its neighbors, or beyond the only one', () => {
  expect(positionBetween(undefined, undefined)).toBe(positionStep);
  expect(positionBetween(undefined, 5)).toBe(5 - positionStep);
  expect(positionBetween(5, undefined)).toBe(5 + positionStep);
  expect(positionBetween(4, 6)).toBe(5);
  expect(positionBetween(-3, 0)).toBe(-2);
});

test('is null when there is no gap', () => {
  expect(positionBetween(4, 5)).toBeNull();
  expect(positionBetween(4, 4)).toBeNull();
});
