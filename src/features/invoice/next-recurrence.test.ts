import { describe, expect, test } from 'vitest';
import { anchorOf, missedDays, nextRecurrence } from './next-recurrence.ts';

function days(first: string, rhythm: { every: number; unit: 'week' | 'month' | 'year' }, count: number): string[] {
  const all = [first];
  while (all.length <= count) all.push(nextRecurrence(all.at(-1) ?? '', { ...rhythm, anchorDay: anchorOf(first) }));
  return all.slice(1);
}

describe('the next recurrence', () => {
  test('uses the last day of a short month, then returns to the original day', () => {
    expect(days('2026-01-31', { every: 1, unit: 'month' }, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(days('2027-12-30', { every: 2, unit: 'month' }, 2)).toEqual(['2028-02-29', '2028-04-30']);
  });

  test('continues past the end of a year', () => {
    expect(days('2026-11-15', { every: 3, unit: 'month' }, 2)).toEqual(['2027-02-15', '2027-05-15']);
    expect(days('2026-12-24', { every: 2, unit: 'week' }, 2)).toEqual(['2027-01-07', '2027-01-21']);
  });

  test('from February 29 falls on the 28th until the next leap year', () => {
    expect(days('2028-02-29', { every: 1, unit: 'year' }, 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });
});

test('lists the missed days of a past start, up to the end date', () => {
  const monthly = { every: 1, unit: 'month', nextOn: '2030-01-31', until: null } as const;
  expect(missedDays(monthly, '2030-04-10')).toEqual(['2030-01-31', '2030-02-28', '2030-03-31']);
  expect(missedDays(monthly, '2030-01-31')).toEqual(['2030-01-31']);
  expect(missedDays(monthly, '2030-01-30')).toEqual([]);
  expect(missedDays({ ...monthly, until: '2030-02-28' }, '2030-04-10')).toHaveLength(2);
  expect(missedDays({ ...monthly, every: 1, unit: 'week', nextOn: '0001-01-01' }, '2030-04-10')).toHaveLength(1000);
});
