import { expect, test } from 'vitest';
import { shownOf } from './folded.ts';

test('what fits is shown as it is, without a place for more', () => {
  expect(shownOf([100, 100, 100], 300, 80)).toBe(3);
  expect(shownOf([], 0, 80)).toBe(0);
});

test('what does not fit folds from the end, and leaves room for what holds it', () => {
  expect(shownOf([100, 100, 100], 299, 80)).toBe(2);
  expect(shownOf([100, 100, 100], 279, 80)).toBe(1);
  expect(shownOf([100, 100, 100], 90, 80)).toBe(0);
});

test('one that is narrower than what would hold it folds all the same when another one does', () => {
  expect(shownOf([200, 20, 20], 239, 80)).toBe(0);
  expect(shownOf([100, 20, 140], 210, 80)).toBe(2);
});
