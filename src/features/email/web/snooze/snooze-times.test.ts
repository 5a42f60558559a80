import { expect, test } from 'vitest';
import { fieldValue, snoozeTimes } from './snooze-times.ts';

test('later today is a full hour three hours ahead, and not tomorrow', () => {
  expect(snoozeTimes(new Date(2026, 2, 12, 9, 41)).laterToday).toEqual(new Date(2026, 2, 12, 13));
  expect(snoozeTimes(new Date(2026, 2, 12, 21, 30)).laterToday).toBeUndefined();
});

test('tomorrow and the next Monday begin in the morning', () => {
  const thursday = snoozeTimes(new Date(2026, 2, 12, 23, 59));
  expect(thursday.tomorrow).toEqual(new Date(2026, 2, 13, 8));
  expect(thursday.nextWeek).toEqual(new Date(2026, 2, 16, 8));
  expect(snoozeTimes(new Date(2026, 2, 16, 7)).nextWeek).toEqual(new Date(2026, 2, 23, 8));
  expect(snoozeTimes(new Date(2026, 2, 15, 7)).nextWeek).toEqual(new Date(2026, 2, 16, 8));
});

test('a field has the local time', () => {
  expect(fieldValue(new Date(2026, 2, 3, 8, 5))).toBe('2026-03-03T08:05');
});
