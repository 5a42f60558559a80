import { expect, test } from 'vitest';
import { type Period, periodOf, spanOf } from './periods.ts';

test.each<[Period, string, string, string]>([
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['thisQuarter', '2026-11-23', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
])('%s on %s spans %s to %s', (period, today, from, until) => {
  expect(spanOf(period, today)).toEqual({ from, until });
  expect(periodOf({ from, until }, today)).toBe(period);
  expect(periodOf({ from, until: '' }, today)).toBeUndefined();
});
