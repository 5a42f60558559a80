import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { daysOf, nextFullHour } from './event-times.ts';

test.each([
  ['one whole day', { start: '2031-05-01', end: '2031-05-02', allDay: true }, '2031-05-01'],
  ['three whole days, whose end is the day after', { start: '2031-05-01', end: '2031-05-04', allDay: true }, '2031-05-03'],
  ['a whole day without an end', { start: '2031-05-01', end: null, allDay: true }, '2031-05-01'],
  ['a whole day that ends as it begins', { start: '2031-05-01', end: '2031-05-01', allDay: true }, '2031-05-01'],
])('%s ends on its last day', (_what, times, last) => {
  expect(daysOf(times)).toEqual({ first: '2031-05-01', last });
});

describe('a new event', () => {
  const asBrowser = { timeZone: null, weekStart: null, hourCycle: null } as const;
  beforeEach(() => setDateSetting({ ...asBrowser, timeZone: 'UTC' }));
  afterEach(() => setDateSetting(asBrowser));

  // 2031-05-14 is a Wednesday.
  test.each([
    ['in the middle of an hour', '2031-05-14', '2031-05-14T10:20:00Z', '2031-05-14T11:00:00.000Z'],
    ['at a full hour', '2031-05-14', '2031-05-14T10:00:00Z', '2031-05-14T11:00:00.000Z'],
    ['at night', '2031-05-14', '2031-05-14T01:38:00Z', '2031-05-14T08:00:00.000Z'],
    ['late in the afternoon', '2031-05-14', '2031-05-14T16:59:00Z', '2031-05-14T17:00:00.000Z'],
    ['in the evening', '2031-05-14', '2031-05-14T17:00:00Z', '2031-05-15T09:00:00.000Z'],
    ['before midnight', '2031-05-14', '2031-05-14T23:30:00Z', '2031-05-15T09:00:00.000Z'],
    ['on a Friday evening', '2031-05-16', '2031-05-16T19:00:00Z', '2031-05-19T09:00:00.000Z'],
    ['on a Saturday', '2031-05-17', '2031-05-17T11:00:00Z', '2031-05-19T09:00:00.000Z'],
    ['of another day', '2031-05-20', '2031-05-14T10:20:00Z', '2031-05-20T09:00:00.000Z'],
    ['of another Sunday', '2031-05-25', '2031-05-14T10:20:00Z', '2031-05-25T09:00:00.000Z'],
  ])('%s of %s, now %s, starts at %s', (_when, day, now, start) => {
    expect(nextFullHour(day, new Date(now), [6, 0])).toMatchObject({ start, allDay: false });
  });
  test('lasts an hour', () => {
    const { start, end } = nextFullHour('2031-05-14', new Date('2031-05-14T10:20:00Z'));
    expect(Date.parse(end ?? '') - Date.parse(start)).toBe(3_600_000);
  });
});
