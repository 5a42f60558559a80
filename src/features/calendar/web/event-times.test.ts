import { expect, test } from 'vitest';
import { daysOf } from './event-times.ts';

test.each([
  ['one whole day', { start: '2031-05-01', end: '2031-05-02', allDay: true }, '2031-05-01'],
  ['three whole days, whose end is the day after', { start: '2031-05-01', end: '2031-05-04', allDay: true }, '2031-05-03'],
  ['a whole day without an end', { start: '2031-05-01', end: null, allDay: true }, '2031-05-01'],
  ['a whole day that ends as it begins', { start: '2031-05-01', end: '2031-05-01', allDay: true }, '2031-05-01'],
])('%s ends on its last day', (_what, times, last) => {
  expect(daysOf(times)).toEqual({ first: '2031-05-01', last });
});
