import { afterEach, expect, test } from 'vitest';
import { clearSession, storeSession } from '../session-store.ts';
import { setDateSetting } from './date-setting.ts';
import { addMonths, daysBetween, weekdayOf } from './day-steps.ts';
import { isPlainDay } from './is-plain-day.ts';
import { addDays, beginOf, dayOf } from './plain-day.ts';
import { readerClock } from './reader-clock.ts';
import { momentOf, readerTime } from './reader-time.ts';
import { usualWeekStart, weekStart } from './week-start.ts';

const setting = { timeZone: null, weekStart: null, hourCycle: null };
afterEach(() => {
  setDateSetting();
  clearSession();
});

test('without a chosen time zone uses that of the device', () => {
  expect(readerTime(new Date(2026, 2, 12, 9, 41))).toBe('2026-03-12T09:41:00');
  expect(momentOf('2026-03-12T09:41')).toEqual(new Date(2026, 2, 12, 9, 41));
  expect(momentOf('2026-03-12')).toEqual(new Date(2026, 2, 12));
});

test.each(['Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'])('a local time in %s converts back to its moment', (timeZone) => {
  setDateSetting({ ...setting, timeZone });
  for (let hour = 0; hour < 365 * 24; hour += 31) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour, 20));
    expect(momentOf(readerTime(moment))).toEqual(moment);
  }
});

test('a day starts and ends in the time zone of the user', () => {
  setDateSetting({ ...setting, timeZone: 'America/New_York' });
  expect(beginOf('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(beginOf('2026-03-09').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(dayOf(new Date('2026-03-09T03:59:00Z'))).toBe('2026-03-08');
  expect(readerClock(new Date('2026-07-01T03:00:00Z')).getHours()).toBe(23);
});

test('an invalid time yields an invalid date', () => {
  expect(momentOf('2026-13-01T25:00')).toEqual(new Date(Number.NaN));
  setDateSetting({ ...setting, timeZone: 'America/New_York' });
  expect(momentOf('2026-13-01T25:00')).toEqual(new Date(Number.NaN));
});

test('day arithmetic ignores clock changes', () => {
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ]);
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 2)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2027-02-15',
  ]);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(weekdayOf('2026-03-12')).toBe(4);
  expect(['2026-02-29', '2026-2-1', '', 'today'].map(isPlainDay)).toEqual([false, false, false, false]);
});

test('the week starts as chosen, or as usual in the region of the browser if it matches the language', () => {
  expect([usualWeekStart('en', 'en-GB'), usualWeekStart('en', 'en-US'), usualWeekStart('ar', 'en-GB')]).toEqual([1, 0, 6]);
  setDateSetting({ ...setting, weekStart: 'saturday' });
  expect(weekStart('en')).toBe(6);
});

test.each([
  ['DE', 1],
  ['US', 0],
  ['EG', 6],
])('the week starts as usual in the country of the company: in %s on day %i', (companyCountry, day) => {
  setDateSetting(setting);
  const person = { id: 1, eid: 'oak-1', fullName: 'Ana', username: 'ana', avatar: null, email: 'ana@oak.example', role: 'admin' };
  const userData = { ...person, ability: [], extras: { eCommerceCartItemsCount: 0 }, companyCountry };
  storeSession({ userData, accessToken: 'a', refreshToken: 'r' });
  expect(weekStart('en')).toBe(day);
});
