import { expect, test } from 'vitest';
import { formatMailAhead, formatMailMoment, formatMailTime } from './format-mail-time.ts';

const now = new Date('2026-03-12T12:00:00Z');

test('today shows the time, this year the day, else the date', () => {
  expect(formatMailTime('2026-03-12T09:41:00Z', 'en', now, 'UTC')).toBe('09:41');
  expect(formatMailTime('2026-03-11T23:00:00Z', 'en', now, 'UTC')).toBe('11 Mar');
  expect(formatMailTime('2024-03-12T09:41:00Z', 'en', now, 'UTC')).toBe('12 Mar 2024');
});

test('the day is that of the zone', () => {
  expect(formatMailTime('2026-03-11T23:00:00Z', 'en', now, 'Europe/Berlin')).toBe('00:00');
});

test('an open mail says the whole moment', () => {
  expect(formatMailMoment('2026-03-12T09:41:00Z', 'en', 'UTC')).toContain('12 March 2026');
});

test('what is to come shows the time, with the day unless it is today', () => {
  expect(formatMailAhead('2026-03-12T18:00:00Z', 'en', now, 'UTC')).toBe('18:00');
  expect(formatMailAhead('2026-03-13T08:00:00Z', 'en', now, 'UTC')).toBe('Fri 13 Mar, 08:00');
  expect(formatMailAhead('2027-03-13T08:00:00Z', 'en', now, 'UTC')).toBe('13 Mar 2027, 08:00');
});
