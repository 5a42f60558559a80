import { parse } from 'chrono-node/en';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, in whatever zone the test runs.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'en', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

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
  ['water the fig every day', 'water the fig', null, null, each('day')],
  ['water the fig each day at 7am', 'water the fig', '2026-11-22', '07:00', each('day')],
  ['water the fig every 3 days', 'water the fig', null, null, each('day', 3)],
  ['water the fig every other week', 'water the fig', null, null, each('week', 2)],
  ['water the fig every 6 months', 'water the fig', null, null, each('month', 6)],
  ['renew the domain every year on 5 May', 'renew the domain', '2027-05-05', null, each('year')],
  ['water the fig daily', 'water the fig', null, null, each('day')],
  ['water the fig daily 8:00', 'water the fig', '2026-11-22', '08:00', each('day')],
  ['back up the books fortnightly', 'back up the books', null, null, each('week', 2)],
  ['read the meter yearly', 'read the meter', null, null, each('year')],
  // Days of the week.
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
  ['pay the rent every 31st of the month', 'pay the rent', '2026-11-30', null, each('month')],
  ['pay the rent every 5th', 'pay the rent', '2026-12-05', null, each('month')],
  ['pay the rent monthly on the 28th', 'pay the rent', '2026-11-28', null, each('month')],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('what only looks like it stays in the title', () => {
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
