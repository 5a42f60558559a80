import { expect, test } from 'vitest';
import { windowOf } from './window-of.ts';

const view = { count: 1000, top: 0, rows: 10, overscan: 4 };

test('includes the visible rows and a few beyond them', () => {
  expect(windowOf(view)).toEqual({ first: 0, last: 14 });
  expect(windowOf({ ...view, top: 500 })).toEqual({ first: 496, last: 514 });
});

test('never goes before the first row or after the last', () => {
  expect(windowOf({ ...view, top: 2 })).toEqual({ first: 0, last: 16 });
  expect(windowOf({ ...view, top: 990 })).toEqual({ first: 985, last: 999 });
});

test('shows the end when the list has become shorter than the scroll position', () => {
  expect(windowOf({ ...view, count: 30, top: 800 })).toEqual({ first: 15, last: 29 });
  expect(windowOf({ ...view, count: 3, top: 800 })).toEqual({ first: 0, last: 2 });
});

test('is empty for an empty list', () => {
  const { first, last } = windowOf({ ...view, count: 0 });
  expect(last).toBeLessThan(first);
});
