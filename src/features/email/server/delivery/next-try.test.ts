import { expect, test } from 'vitest';
import { nextTry } from './next-try.ts';

test('the waits grow, and end after three days with a last try', () => {
  const createdAt = new Date('2026-03-01T08:00:00Z');
  let now: Date | null = createdAt;
  const minutes: number[] = [];
  for (let attempts = 1; now; attempts++) {
    minutes.push((now.getTime() - createdAt.getTime()) / 60_000);
    now = nextTry({ createdAt, attempts }, now);
  }
  expect(minutes).toEqual([0, 1, 6, 36, 156, 516, 1236, 1956, 2676, 3396, 4116, 4320]);
});
