import { expect, test } from 'vitest';
import { nextPauseMs } from './deliver-due.ts';

test('delays grow, and the last attempt comes after a day', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => nextPauseMs(tries, 0) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(86_400_000);
  expect(nextPauseMs(8)).toBeNull();
});

test('jitter adds at most a tenth to a delay', () => {
  expect([nextPauseMs(1, 0), nextPauseMs(1, 1)]).toEqual([5000, 5500]);
});
