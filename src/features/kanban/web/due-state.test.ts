import { expect, test } from 'vitest';
import { dueState, isDueWithinWeek } from './due-state.ts';

const now = new Date(2026, 2, 12, 12, 0);
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

test('says how near the end is', () => {
  expect(dueState(at(12, 11), now)).toBe('overdue');
  expect(dueState(at(12, 23), now)).toBe('today');
  expect(dueState(at(14, 9), now)).toBe('soon');
  expect(dueState(at(20, 9), now)).toBe('later');
});

test('a week begins now', () => {
  expect(isDueWithinWeek(at(12, 11), now)).toBe(false);
  expect(isDueWithinWeek(at(19, 11), now)).toBe(true);
  expect(isDueWithinWeek(at(19, 13), now)).toBe(false);
});
