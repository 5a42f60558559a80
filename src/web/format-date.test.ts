import { expect, test } from 'vitest';
import { formatDay, formatRelative } from './format-date.ts';

const now = new Date(2026, 2, 12, 12, 0);
const before = (ms: number) => new Date(now.getTime() - ms);

test('days of other years say the year', () => {
  expect(formatDay(new Date(2026, 4, 3), 'en', now)).toBe('3 May');
  expect(formatDay(new Date(2024, 4, 3), 'en', now)).toBe('3 May 2024');
});

test('what is near is said from now', () => {
  expect(formatRelative(before(5 * 60_000), 'en', now)).toBe('5 minutes ago');
  expect(formatRelative(before(-2 * 3_600_000), 'en', now)).toBe('in 2 hours');
  expect(formatRelative(before(86_400_000), 'en', now)).toBe('yesterday');
  expect(formatRelative(before(30 * 86_400_000), 'en', now)).toBe('10 Feb');
});
