import { expect, test } from 'vitest';
import { addDays } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { placeOnStrip, stripHours } from './strip-hours.ts';

const day = '2031-05-05';
const span = (from: string, until: string, untilDay = day, fromDay = day) => ({
  from: momentOf(`${fromDay}T${from}`),
  until: momentOf(`${untilDay}T${until}`),
});
const [before, after] = [addDays(day, -1), addDays(day, 1)];

test('the working hours are shown, every second named', () => {
  expect(stripHours(day, [span('10:00', '11:30')])).toEqual({ first: 8, last: 18, named: [8, 10, 12, 14, 16] });
});

test.each([
  ['earlier', span('06:30', '07:00'), 6, 18],
  ['later, to the full hour', span('18:30', '20:15'), 8, 21],
  ['to a full hour and no further', span('18:00', '20:00'), 8, 20],
  ['over midnight', span('22:00', '02:00', after), 8, 24],
  ['since the day before', span('22:00', '02:00', day, before), 0, 18],
  ['for days', span('22:00', '02:00', after, before), 0, 24],
  ['until midnight', span('22:00', '00:00', after), 8, 24],
  ['only the day before', span('20:00', '00:00', day, before), 8, 18],
  ['only the day after', span('00:00', '06:00', after, after), 8, 18],
])('what lies %s widens it where it needs to', (_, times, first, last) => {
  expect(stripHours(day, [times])).toMatchObject({ first, last });
});

test('times lie where their hours are, cut to what is shown', () => {
  const hours = stripHours(day, []);
  expect(placeOnStrip(span('08:00', '10:30'), day, hours)).toEqual({ start: 0, size: 25 });
  expect(placeOnStrip(span('17:00', '22:00'), day, hours)).toEqual({ start: 90, size: 10 });
  expect(placeOnStrip(span('22:00', '09:00', day, before), day, hours)).toEqual({ start: 0, size: 10 });
  expect(placeOnStrip(span('17:00', '09:00', after), day, hours)).toEqual({ start: 90, size: 10 });
  expect(placeOnStrip(span('20:00', '21:00'), day, hours)).toBeNull();
  expect(placeOnStrip(span('09:00', '10:00', after, after), day, hours)).toBeNull();
});
