import { expect, test } from 'vitest';
import { nextPauseMs } from './deliver-due.ts';

test('pauses grow, and with the last try a day has gone by', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => nextPauseMs(tries, 0) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(86_400_000);
  expect(nextPauseMs(8)).toBeNull();
});

test('a pause is at most a tenth longer than it would be', () => {
  expect([nextPauseMs(1, 0), nextPauseMs(1, 1)]).toEqual([5000, 5500]);
});
