import { afterEach, expect, test } from 'vitest';
import { setDateSetting } from './date-setting.ts';
import {
  formatAhead,
  formatClock,
  formatDateTime,
  formatDay,
  formatListTime,
  formatMoment,
  formatRelative,
  formatTime,
} from './format-date.ts';
import { formatClockRange, formatRange } from './format-range.ts';

const now = new Date(2026, 2, 12, 12, 0);
afterEach(() => void setDateSetting());
const before = (ms: number) => new Date(now.getTime() - ms);

test('includes the year for days in other years', () => {
  expect(formatDay(new Date(2026, 4, 3), 'en', now)).toBe('3 May');
  expect(formatDay(new Date(2024, 4, 3), 'en', now)).toBe('3 May 2024');
});

test('formats times within a week relative to now', () => {
  expect(formatRelative(before(5 * 60_000), 'en', now)).toBe('5 minutes ago');
  expect(formatRelative(before(-2 * 3_600_000), 'en', now)).toBe('in 2 hours');
  expect(formatRelative(before(86_400_000), 'en', now)).toBe('yesterday');
  expect(formatRelative(before(30 * 86_400_000), 'en', now)).toBe('10 Feb');
});

test('English dates and times match Intl', () => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (let at = 0; at < 365; at += 1) {
    const date = new Date(2026, 0, 1 + at, at % 24, (at * 7) % 60);
    expect(formatDay(date, 'en', now)).toBe(day.format(date));
    expect(formatClock(date, 'en')).toBe(clock.format(date));
  }
});

test('lists show the time for today, otherwise the day', () => {
  expect(formatListTime(new Date(2026, 2, 12, 9, 41), 'en', now)).toBe('09:41');
  expect(formatListTime(new Date(2026, 2, 11, 23, 0), 'en', now)).toBe('11 Mar');
  expect(formatListTime(new Date(2024, 2, 12, 9, 41), 'en', now)).toBe('12 Mar 2024');
});

test('formatMoment includes everything', () => {
  expect(formatMoment(new Date(2026, 2, 12, 9, 41), 'en')).toMatch(/Thursday,? 12 March 2026 at 09:41/);
});

test('upcoming times include the day unless it is today', () => {
  expect(formatAhead(new Date(2026, 2, 12, 18, 0), 'en', now)).toBe('18:00');
  expect(formatAhead(new Date(2026, 2, 13, 8, 0), 'en', now)).toBe('Fri 13 Mar, 08:00');
  expect(formatAhead(new Date(2027, 2, 13, 8, 0), 'en', now)).toBe('13 Mar 2027, 08:00');
});

const twelve = { timeZone: null, weekStart: null, hourCycle: 'h12' } as const;
const inTokyo = { timeZone: 'Asia/Tokyo', weekStart: null, hourCycle: null } as const;

test('with a 12-hour clock, formats every time like Intl', () => {
  setDateSetting(twelve);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' });
  for (let hour = 0; hour < 24; hour += 1) {
    const time = `${String(hour).padStart(2, '0')}:05`;
    expect(formatTime(time, 'en')).toBe(clock.format(new Date(`1970-01-01T${time}Z`)));
  }
  const moment = new Date(2026, 2, 13, 15, 5);
  for (const write of [formatMoment, formatDateTime]) expect(write(moment, 'en')).toContain('3:05 pm');
  expect(formatAhead(moment, 'en', now)).toContain('3:05 pm');
  expect(formatListTime(new Date(2026, 2, 12, 0, 30), 'en', now)).toBe('12:30 am');
  expect(formatRange(moment, new Date(2026, 2, 13, 16, 0), 'en')).toMatch(/3:05.*4:00\spm/);
  expect(formatClockRange(moment, new Date(2026, 2, 13, 16, 0), 'en')).toMatch(/^3:05.{1,5}4:00\spm$/);
});

test('other languages use their own clock unless the user has chosen one', () => {
  expect(formatTime('15:05', 'ar')).toContain('م');
  setDateSetting({ ...twelve, hourCycle: 'h23' });
  expect(formatTime('15:05', 'ar')).toBe('15:05');
});

test('a chosen time zone determines day and time', () => {
  setDateSetting(inTokyo);
  const moment = new Date('2026-03-12T16:30:00Z');
  const noon = new Date('2026-03-13T03:00:00Z');
  expect(formatListTime(moment, 'en', noon)).toBe('01:30');
  expect(formatDay(moment, 'en', noon)).toBe('13 Mar');
  expect(formatMoment(moment, 'en')).toMatch(/Friday,? 13 March 2026 at 01:30/);
  expect(formatAhead(moment, 'en', new Date('2026-03-10T00:00:00Z'))).toBe('Fri 13 Mar, 01:30');
});

test('a time zone unknown to the browser falls back to that of the device', () => {
  setDateSetting({ ...inTokyo, timeZone: 'Mars/Olympus' });
  expect(formatClock(new Date(2026, 2, 12, 9, 41), 'en')).toBe('09:41');
  expect(formatMoment(new Date(2026, 2, 12, 9, 41), 'en')).toContain('09:41');
});
