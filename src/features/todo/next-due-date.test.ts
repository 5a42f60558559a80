import { describe, expect, test } from 'vitest';
import { nextDueDate, rememberDay } from './next-due-date.ts';

type Case = [dueDate: string | null, every: number, unit: 'day' | 'week' | 'month' | 'year', today: string, next: string | null];

test.each<Case>([
  ['2026-03-10', 1, 'day', '2026-03-10', '2026-03-11'],
  ['2026-03-10', 1, 'day', '2026-03-01', '2026-03-11'],
  ['2026-03-10', 1, 'day', '2026-03-20', '2026-03-21'],
  ['2026-03-10', 3, 'day', '2026-03-16', '2026-03-19'],
  ['2026-03-10', 2, 'week', '2026-03-10', '2026-03-24'],
  ['2026-03-10', 2, 'week', '2026-03-24', '2026-04-07'],
  ['2026-03-28', 1, 'day', '2026-03-28', '2026-03-29'],
  ['2024-02-28', 1, 'day', '2024-02-28', '2024-02-29'],
  ['2026-01-15', 1, 'month', '2026-01-15', '2026-02-15'],
  ['2026-01-15', 1, 'month', '2026-02-15', '2026-03-15'],
  ['2026-01-15', 1, 'month', '2026-02-14', '2026-02-15'],
  ['2026-01-31', 1, 'month', '2026-01-31', '2026-02-28'],
  ['2024-01-31', 1, 'month', '2024-01-31', '2024-02-29'],
  ['2026-01-31', 1, 'month', '2026-02-28', '2026-03-31'],
  ['2026-01-31', 3, 'month', '2026-01-31', '2026-04-30'],
  ['2026-11-30', 3, 'month', '2026-11-30', '2027-02-28'],
  ['2026-12-05', 1, 'month', '2026-12-05', '2027-01-05'],
  ['2024-02-29', 1, 'year', '2024-02-29', '2025-02-28'],
  ['2024-02-29', 4, 'year', '2024-02-29', '2028-02-29'],
  ['2020-06-01', 1, 'year', '2026-06-01', '2027-06-01'],
  [null, 1, 'week', '2026-03-10', '2026-03-17'],
  [null, 1, 'month', '2026-01-31', '2026-02-28'],
  ['0001-01-01', 1, 'day', '2026-01-01', '2026-01-02'],
  ['0001-01-01', 1, 'month', '2026-01-01', '2026-02-01'],
  ['9999-12-31', 1, 'day', '2026-01-01', null],
  ['9999-12-31', 1, 'year', '2026-01-01', null],
])('%s, every %i %s, on %s: %s', (dueDate, every, unit, today, next) => {
  expect(nextDueDate(dueDate, { every, unit }, today)).toBe(next);
});

describe('the end of a month', () => {
  test('returns to the 31st after a shorter month', () => {
    const dates = [];
    let repeat = rememberDay({ every: 1, unit: 'month' }, '2028-01-31');
    for (let due: string | null = '2028-01-31'; due !== null && dates.length < 5; ) {
      dates.push(due);
      due = nextDueDate(due, repeat, due);
      repeat = rememberDay(repeat, due);
    }
    expect(dates).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  });
  test('is remembered only where it matters', () => {
    expect(rememberDay({ every: 1, unit: 'month' }, '2026-01-28')).toEqual({ every: 1, unit: 'month' });
    expect(rememberDay({ every: 1, unit: 'week' }, '2026-01-31')).toEqual({ every: 1, unit: 'week' });
    expect(rememberDay({ every: 1, unit: 'month' }, null)).toEqual({ every: 1, unit: 'month' });
    expect(rememberDay({ every: 1, unit: 'year' }, '2024-02-29')).toEqual({ every: 1, unit: 'year', day: 29 });
    expect(rememberDay({ every: 1, unit: 'month', day: 31 }, '2026-02-28')).toEqual({ every: 1, unit: 'month', day: 31 });
  });
});

test.each<[dueDate: string | null, every: number, nth: 1 | 2 | 3 | 4 | -1, weekday: number, today: string, next: string | null]>([
  ['2026-11-27', 1, -1, 5, '2026-11-27', '2026-12-25'],
  ['2026-12-08', 1, 2, 2, '2026-12-08', '2027-01-12'],
  ['2026-12-07', 2, 1, 1, '2026-12-07', '2027-02-01'],
  // Completed early or moved within its month, it is next due in a later month.
  ['2026-11-25', 1, -1, 5, '2026-11-24', '2026-12-25'],
  ['2026-08-28', 1, -1, 5, '2026-11-10', '2026-11-27'],
  [null, 1, -1, 7, '2026-11-21', '2026-11-29'],
  ['2028-02-28', 12, 4, 1, '2028-02-28', '2029-02-26'],
  ['9999-12-31', 1, -1, 5, '2026-01-01', null],
])('%s, every %i months on the %i. of day %i, on %s: %s', (dueDate, every, nth, weekday, today, next) => {
  const repeat = { every, unit: 'month' as const, weekdays: [weekday], nth };
  expect([nextDueDate(dueDate, repeat, today), rememberDay(repeat, dueDate)]).toEqual([next, repeat]);
});
