import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

test('later today is a full hour about three hours ahead, and not tomorrow', () => {
  expect(snoozeTimes(new Date(2026, 2, 12, 9, 41)).laterToday).toEqual(new Date(2026, 2, 12, 13));
  expect(snoozeTimes(new Date(2026, 2, 12, 21, 30)).laterToday).toBeUndefined();
});

test('tomorrow and next Monday are in the morning', () => {
  const thursday = snoozeTimes(new Date(2026, 2, 12, 23, 59));
  expect(thursday.tomorrow).toEqual(new Date(2026, 2, 13, 8));
  expect(thursday.nextWeek).toEqual(new Date(2026, 2, 16, 8));
  expect(snoozeTimes(new Date(2026, 2, 16, 7)).nextWeek).toEqual(new Date(2026, 2, 23, 8));
});

test('next week is not tomorrow on a Sunday', () => {
  const sunday = snoozeTimes(new Date(2026, 2, 15, 7));
  expect([sunday.tomorrow, sunday.nextWeek]).toEqual([new Date(2026, 2, 16, 8), new Date(2026, 2, 23, 8)]);
});
