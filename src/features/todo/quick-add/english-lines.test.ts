import { parse } from 'chrono-node/en';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'en', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

/** Due on the last day of shorter months. */
const thirtyFirst: Repetition = { every: 1, unit: 'month', day: 31 };

type Line = [line: string, title: string, dueDate: string | null, dueTime?: string | null, repeat?: Repetition | null];

test.each<Line>([
  // Days and times.
  ['send the offer in 2 weeks 14h', 'send the offer', '2026-12-05', '14:00'],
  ['send the offer in 3 days 9h30', 'send the offer', '2026-11-24', '09:30'],
  ['send the offer in a fortnight', 'send the offer', '2026-12-05'],
  ['send the offer in 2 months', 'send the offer', '2027-01-21'],
  ['send the offer in an hour', 'send the offer', '2026-11-21', '15:00'],
  ['send the offer tomorrow 14h', 'send the offer', '2026-11-22', '14:00'],
  ['send the offer tomorrow at 8h15', 'send the offer', '2026-11-22', '08:15'],
  ['send the offer friday 9h30', 'send the offer', '2026-11-27', '09:30'],
  ['send the offer at 16h', 'send the offer', '2026-11-21', '16:00'],
  ['send the offer at 13h', 'send the offer', '2026-11-22', '13:00'],
  ['send the offer 24 dec 8:30', 'send the offer', '2026-12-24', '08:30'],
  ['send the offer 24 dec 9h', 'send the offer', '2026-12-24', '09:00'],
  ['send the offer on the 1st', 'send the offer', '2026-12-01'],
  ['send the offer on the 30th', 'send the offer', '2026-11-30'],
  ['send the offer by the 15th at 10:00', 'send the offer', '2026-12-15', '10:00'],
  ['send the offer the day after tomorrow', 'send the offer', '2026-11-23'],
  ['send the offer next week', 'send the offer', '2026-11-28'],
  ['tonight send the offer', 'send the offer', '2026-11-21', '20:00'],
  // Every day, week, month or year.
  ['water the fig every day', 'water the fig', '2026-11-21', null, each('day')],
  ['water the fig each day at 7am', 'water the fig', '2026-11-22', '07:00', each('day')],
  ['water the fig every 3 days', 'water the fig', '2026-11-21', null, each('day', 3)],
  ['water the fig every other week', 'water the fig', '2026-11-21', null, each('week', 2)],
  ['water the fig every 6 months', 'water the fig', '2026-11-21', null, each('month', 6)],
  ['renew the domain every year on 5 May', 'renew the domain', '2027-05-05', null, each('year')],
  ['water the fig daily', 'water the fig', '2026-11-21', null, each('day')],
  ['water the fig daily 8:00', 'water the fig', '2026-11-22', '08:00', each('day')],
  ['back up the books fortnightly', 'back up the books', '2026-11-21', null, each('week', 2)],
  ['read the meter yearly', 'read the meter', '2026-11-21', null, each('year')],
  // Weekdays.
  ['stand-up every weekday 9am', 'stand-up', '2026-11-23', '09:00', workdays],
  ['stand-up every workday at 9h', 'stand-up', '2026-11-23', '09:00', workdays],
  ['stand-up each business day', 'stand-up', '2026-11-23', null, workdays],
  ['stand-up on weekdays at 9:15', 'stand-up', '2026-11-23', '09:15', workdays],
  ['long run every weekend', 'long run', '2026-11-21', null, on(1, 6, 7)],
  ['gym every mon, wed and fri', 'gym', '2026-11-23', null, on(1, 1, 3, 5)],
  ['gym every Tuesday and Thursday 18:30', 'gym', '2026-11-24', '18:30', on(1, 2, 4)],
  ['gym every tue/thu', 'gym', '2026-11-24', null, on(1, 2, 4)],
  ['gym every fri & mon', 'gym', '2026-11-23', null, on(1, 1, 5)],
  ['gym every week on mon and sat', 'gym', '2026-11-21', null, on(1, 1, 6)],
  ['gym every 2 weeks on tue and wed', 'gym', '2026-11-24', null, on(2, 2, 3)],
  ['payroll every other friday', 'payroll', '2026-11-27', null, each('week', 2)],
  ['payroll every 3 weeks on Monday', 'payroll', '2026-11-23', null, each('week', 3)],
  ['market every Saturday at noon', 'market', '2026-11-28', '12:00', each('week')],
  ['market every Saturday 15:00', 'market', '2026-11-21', '15:00', each('week')],
  ['tidy up every sun', 'tidy up', '2026-11-22', null, each('week')],
  ['every mon 8am plan the week', 'plan the week', '2026-11-23', '08:00', each('week')],
  // Days of the month.
  ['pay the rent every month on the 1st', 'pay the rent', '2026-12-01', null, each('month')],
  ['pay the rent every month on the first', 'pay the rent', '2026-12-01', null, each('month')],
  ['pay the rent every 3 months on the 21st', 'pay the rent', '2026-11-21', null, each('month', 3)],
  ['pay the rent on the 15th of every month at 9:00', 'pay the rent', '2026-12-15', '09:00', each('month')],
  ['pay the rent every 31st of the month', 'pay the rent', '2026-11-30', null, thirtyFirst],
  ['pay the rent every 5th', 'pay the rent', '2026-12-05', null, each('month')],
  ['pay the rent monthly on the 28th', 'pay the rent', '2026-11-28', null, each('month')],
  // Dates by name, nth weekdays of a month, and text that isn't a date.
  ['rent every 1st of the month', 'rent', '2026-12-01', null, { every: 1, unit: 'month' }],
  ['standup every monday at 9:30', 'standup', '2026-11-23', '09:30', { every: 1, unit: 'week' }],
  ['pay the invoice by the last friday of the month', 'pay the invoice', '2026-11-27', null, null],
  ['submit by friday 17:00', 'submit', '2026-11-27', '17:00', null],
  ['renew in 10 days', 'renew', '2026-12-01', null, null],
  ['board meeting monday next week', 'board meeting', '2026-11-23', null, null],
  ['file taxes by 31.3.', 'file taxes', '2027-03-31', null, null],
  ['every 4 weeks on friday backup', 'backup', '2026-11-27', null, { every: 4, unit: 'week' }],
  ['each month on the second monday meet', 'meet', '2026-12-14', null, { every: 1, unit: 'month', weekdays: [1], nth: 2 }],
  ['every 2 months on the first friday audit', 'audit', '2026-12-04', null, { every: 2, unit: 'month', weekdays: [5], nth: 1 }],
  ['pay every 2nd tuesday', 'pay', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['pay every last friday', 'pay', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['party 31.12. 14:00', 'party', '2026-12-31', '14:00', null],
  ['party 31.12. at 14:00', 'party', '2026-12-31', '14:00', null],
  ['report next month', 'report', '2026-12-21', null, null],
  ['report end of day', 'report', '2026-11-21', '17:00', null],
  ['report by end of day', 'report', '2026-11-21', '17:00', null],
  ['report eod', 'report', '2026-11-21', '17:00', null],
  ['report end of month', 'report', '2026-11-30', null, null],
  ['report end of week', 'report', '2026-11-27', null, null],
  ['water every 3 days', 'water', '2026-11-21', null, { every: 3, unit: 'day' }],
  ['pay every first monday of the month', 'pay', '2026-12-07', null, { every: 1, unit: 'month', weekdays: [1], nth: 1 }],
  ['pay every month on the last friday', 'pay', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['pay on the last friday of every month', 'pay', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['report next year', 'report', '2027-11-21', null, null],
  ['pay the first of next month', 'pay', '2026-12-01', null, null],
  ['call in half an hour', 'call', '2026-11-21', '14:30', null],
  ['call tomorrow noon', 'call', '2026-11-22', '12:00', null],
  ['call at midnight', 'call', '2026-11-22', '00:00', null],
  ['pay every quarter', 'pay', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['pay quarterly', 'pay', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['call this evening', 'call', '2026-11-21', '19:00', null],
  ['party on 24/12', 'party', '2026-12-24', null, null],
  ['bill every 31st', 'bill', '2026-11-30', null, thirtyFirst],
  ['water every other day', 'water', '2026-11-21', null, { every: 2, unit: 'day' }],
  ['fill in next week monday', 'fill in', '2026-11-23', null, null],
  ['every third thursday poker', 'poker', '2026-12-17', null, { every: 1, unit: 'month', weekdays: [4], nth: 3 }],
  ['every second tuesday call', 'call', '2026-11-24', null, { every: 2, unit: 'week' }],
  ['pay biweekly', 'pay', '2026-11-21', null, { every: 2, unit: 'week' }],
  ['file bimonthly', 'file', '2026-11-21', null, { every: 2, unit: 'month' }],
  ['pay every 15th', 'pay', '2026-12-15', null, { every: 1, unit: 'month' }],
  ['last day of the month bill', 'bill', '2026-11-30', null, null],
  ['lunch friday 12.30', 'lunch', '2026-11-27', '12:30', null],
  ['report by monday noon', 'report', '2026-11-23', '12:00', null],
  ['call 5 pm', 'call', '2026-11-21', '17:00', null],
  ['every morning stretch', 'stretch', '2026-11-22', '09:00', { every: 1, unit: 'day' }],
  ['every evening at 8pm read', 'read', '2026-11-21', '20:00', { every: 1, unit: 'day' }],
  ['every night lock up', 'lock up', '2026-11-21', '20:00', { every: 1, unit: 'day' }],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('keeps text in the title that only looks like a date', () => {
  test.each([
    'rehearse 1h 30m',
    'read 2h',
    'print order 77952d0d',
    'every sun lamp of the terrace',
    'carpet on the 1st floor',
    'check the 2nd draft',
    'every 2nd customer gets a card',
    'subscribe to the Daily Mail',
    'ask for the weekly report of May',
    'write every detail down',
    'every 2 week',
    'oil for the wed ring',
    'a weekday bag',
    'every monkey needs a tree',
    'book 2h blocks of time',
  ])('%s', (line) => {
    expect(read(line)).toMatchObject({ title: line, dueDate: null, dueTime: null, repeat: null });
  });
});
