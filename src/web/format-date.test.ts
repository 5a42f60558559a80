import { expect, test } from 'vitest';
import { formatAhead, formatClock, formatDay, formatListTime, formatMoment, formatRelative } from './format-date.ts';

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

test('English days and clocks stand as Intl has them', () => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (let at = 0; at < 365; at += 1) {
    const date = new Date(2026, 0, 1 + at, at % 24, (at * 7) % 60);
    expect(formatDay(date, 'en', now)).toBe(day.format(date));
    expect(formatClock(date, 'en')).toBe(clock.format(date));
  }
});

test('a list shows the time of today, else the day', () => {
  expect(formatListTime(new Date(2026, 2, 12, 9, 41), 'en', now)).toBe('09:41');
  expect(formatListTime(new Date(2026, 2, 11, 23, 0), 'en', now)).toBe('11 Mar');
  expect(formatListTime(new Date(2024, 2, 12, 9, 41), 'en', now)).toBe('12 Mar 2024');
});

test('a moment says everything', () => {
  expect(formatMoment(new Date(2026, 2, 12, 9, 41), 'en')).toMatch(/Thursday,? 12 March 2026 at 09:41/);
});

test('what is to come shows the time, with the day unless it is today', () => {
  expect(formatAhead(new Date(2026, 2, 12, 18, 0), 'en', now)).toBe('18:00');
  expect(formatAhead(new Date(2026, 2, 13, 8, 0), 'en', now)).toBe('Fri 13 Mar, 08:00');
  expect(formatAhead(new Date(2027, 2, 13, 8, 0), 'en', now)).toBe('13 Mar 2027, 08:00');
});
