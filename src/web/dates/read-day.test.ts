import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';
import { readDayTime } from './read-day-time.ts';
import { readTime } from './read-time.ts';

// A Monday.
const today = '2026-11-23';
const en = { today, language: 'en' };
const ar = { today, language: 'ar' };

test.each([
  ['2026-12-01', '2026-12-01'],
  ['24/11', '2026-11-24'],
  ['24.11.', '2026-11-24'],
  ['24-11', '2026-11-24'],
  ['22/11', '2027-11-22'],
  ['24/11/27', '2027-11-24'],
  ['24.11.2027', '2027-11-24'],
  ['2027/1/5', '2027-01-05'],
  ['11/24', '2026-11-24'],
  ['24', '2026-11-24'],
  ['5', '2026-12-05'],
  ['24 nov', '2026-11-24'],
  ['24 Nov 2026', '2026-11-24'],
  ['Nov 24th, 2026', '2026-11-24'],
  ['Tue 24 Nov', '2026-11-24'],
  ['1 Sept 2027', '2027-09-01'],
  ['29 feb', '2028-02-29'],
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['tom', '2026-11-24'],
  ['yesterday', '2026-11-22'],
  ['mon', '2026-11-23'],
  ['fri', '2026-11-27'],
  ['Sunday', '2026-11-29'],
  ['+3d', '2026-11-26'],
  ['+3', '2026-11-26'],
  ['+2 weeks', '2026-12-07'],
  ['+1m', '2026-12-23'],
  ['-1d', '2026-11-22'],
])('%s is %s', (typed, day) => expect(readDay(typed, { ...en, ...(typed === '29 feb' && { today: '2027-12-01' }) })).toBe(day));

test.each(['', 'soon', 'frog', '31/2', '24/13/2026', '2026-02-30', '12 12 12', '24 nov dec', 'nov'])('%j is no day', (typed) =>
  expect(readDay(typed, en)).toBeNull(),
);

test.each([
  ['غدًا', '2026-11-24'],
  ['اليوم', '2026-11-23'],
  ['الجمعة', '2026-11-27'],
  ['جمعة', '2026-11-27'],
  ['24 نوفمبر', '2026-11-24'],
  ['٢٤/١١', '2026-11-24'],
])('in Arabic %s is %s', (typed, day) => expect(readDay(typed, ar)).toBe(day));

test('where nothing may be after today, a day without a year is the last one', () => {
  expect(readDay('24/11', { ...en, max: today })).toBe('2025-11-24');
  expect(readDay('5', { ...en, max: today })).toBe('2026-11-05');
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9:30', '09:30'],
  ['21.15', '21:15'],
  ['9pm', '21:00'],
  ['9:05 am', '09:05'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
  ['٩:٣٠ م', '21:30'],
  ['25', null],
  ['13pm', null],
  ['9:75', null],
  ['nine', null],
])('the time %s is %s', (typed, time) => expect(readTime(typed)).toBe(time));

const moment = { ...en, clock: '10:20', usualTime: '09:00' };

test.each([
  ['2026-12-01T08:00', '2026-12-01T08:00'],
  ['2026-12-01', '2026-12-01T09:00'],
  ['tomorrow 9', '2026-11-24T09:00'],
  ['fri 14:30', '2026-11-27T14:30'],
  ['24/11 at 9 pm', '2026-11-24T21:00'],
  ['24 Nov 2026, 08:00', '2026-11-24T08:00'],
  ['24 Nov 2026, 8:00 pm', '2026-11-24T20:00'],
  ['24 nov 9', '2026-11-24T09:00'],
  ['14:30', '2026-11-23T14:30'],
  ['9', '2026-11-24T09:00'],
  ['+3d', '2026-11-26T09:00'],
  ['whenever 9', null],
  ['tomorrow 99', null],
])('%s is %s', (typed, expected) => expect(readDayTime(typed, moment)).toBe(expected));
