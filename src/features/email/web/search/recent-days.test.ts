import { expect, test } from 'vitest';
import { recentDays } from './recent-days.ts';

test('suggested days reach back across the start of a year', () => {
  expect(recentDays(new Date(2030, 0, 3, 23, 59))).toEqual(['2030-01-03', '2029-12-27', '2029-12-04']);
});
