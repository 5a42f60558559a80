import { expect, test } from 'vitest';
import { addDays } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import { inTheWay, nextFreeTime, placeOnStrip, type Span, spansOf, stripHours } from './free-times.ts';

// 2031-05-05 is a Monday.
const [monday, friday, saturday] = ['2031-05-05', '2031-05-09', '2031-05-10'];
const span = (day: string, hours: string): Span => {
  const [from = '', until = ''] = hours.split('-').map((time) => momentOf(`${day}T${time}`));
  return { from: new Date(from), until: new Date(until) };
};
interface Case {
  busy?: Span[];
  earliest?: Date;
  days?: number;
}
/** Returns `2031-05-05 10:00-11:00`, or null. */
function next(now: Span, { busy = [], earliest = momentOf('2031-01-01'), days = 14 }: Case = {}): string | null {
  const found = nextFreeTime({ now, busy, earliest, days, weekend: [0, 6] });
  const written = (moment: Date) => readerTime(moment).slice(0, 16).replace('T', ' ');
  return found && `${written(found.from)}-${written(found.until).slice(11)}`;
}

test('finds a later time on the same day, as long as the event, on a quarter hour', () => {
  expect(next(span(monday, '10:00-11:00'))).toBe('2031-05-05 10:15-11:15');
  expect(next(span(monday, '10:20-11:10'))).toBe('2031-05-05 10:30-11:20');
});

test('fits between adjacent events', () => {
  const busy = [span(monday, '12:00-13:00'), span(monday, '09:00-11:00')];
  expect(next(span(monday, '10:00-11:00'), { busy })).toBe('2031-05-05 11:00-12:00');
  expect(next(span(monday, '10:00-11:15'), { busy })).toBe('2031-05-05 13:00-14:15');
});

test('rounds up a busy end to the next quarter hour', () => {
  expect(next(span(monday, '10:00-10:30'), { busy: [span(monday, '10:00-10:50')] })).toBe('2031-05-05 11:00-11:30');
});

test('stays within working hours, otherwise continues at the start of the next day', () => {
  expect(next(span(monday, '16:30-17:30'), { busy: [span(monday, '16:30-17:00')] })).toBe('2031-05-05 17:00-18:00');
  expect(next(span(monday, '16:30-17:30'), { busy: [span(monday, '16:30-17:15')] })).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '20:00-21:00'))).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '06:00-07:00'))).toBe('2031-05-05 08:00-09:00');
});

test('skips weekends unless the event is on one', () => {
  const busy = [span(friday, '08:00-18:00'), span(saturday, '08:00-09:00')];
  expect(next(span(friday, '10:00-11:00'), { busy })).toBe('2031-05-12 08:00-09:00');
  expect(next(span(saturday, '08:00-09:00'), { busy })).toBe('2031-05-10 09:00-10:00');
});

test('never starts in the past', () => {
  expect(next(span(monday, '09:00-10:00'), { earliest: momentOf(`${monday}T11:05`) })).toBe('2031-05-05 11:15-12:15');
  expect(next(span(monday, '09:00-10:00'), { earliest: momentOf('2031-05-07T17:30') })).toBe('2031-05-08 08:00-09:00');
});

test('finds nothing if the known days are full or the event is longer than a working day', () => {
  const busy = [span(monday, '08:00-18:00')];
  expect(next(span(monday, '10:00-11:00'), { busy, days: 1 })).toBeNull();
  expect(next(span(monday, '10:00-11:00'), { busy, days: 2 })).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '07:00-17:30'))).toBeNull();
});

const at = (time: string) => `2031-05-05T${time}:00.000Z`;
const busy = spansOf([
  { start: at('09:00'), end: at('10:00') },
  { start: at('10:00'), end: at('11:00'), maybe: true },
  { start: at('13:00'), end: at('14:00'), maybe: true },
]);
const then = (from: string, until: string) => {
  const found = inTheWay(busy, { from: new Date(at(from)), until: new Date(at(until)) });
  return found && [found.isMaybe, ...found.spans.map((span) => span.from.toISOString().slice(11, 16))];
};

test('prefers certain conflicts over tentative ones, and ignores adjacent periods', () => {
  expect(then('09:30', '10:30')).toEqual([false, '09:00']);
  expect(then('10:30', '13:30')).toEqual([true, '10:00', '13:00']);
  expect(then('11:00', '13:00')).toBeNull();
  expect(then('08:00', '09:00')).toBeNull();
});

const day = '2031-05-05';
const spanOfDay = (from: string, until: string, untilDay = day, fromDay = day) => ({
  from: momentOf(`${fromDay}T${from}`),
  until: momentOf(`${untilDay}T${until}`),
});
const [before, after] = [addDays(day, -1), addDays(day, 1)];

test('shows the working hours with every second one labeled', () => {
  expect(stripHours(day, [spanOfDay('10:00', '11:30')])).toEqual({ first: 8, last: 18, named: [8, 10, 12, 14, 16] });
});

test.each([
  ['earlier', spanOfDay('06:30', '07:00'), 6, 18],
  ['later, to the full hour', spanOfDay('18:30', '20:15'), 8, 21],
  ['to a full hour and no further', spanOfDay('18:00', '20:00'), 8, 20],
  ['over midnight', spanOfDay('22:00', '02:00', after), 8, 24],
  ['since the day before', spanOfDay('22:00', '02:00', day, before), 0, 18],
  ['for days', spanOfDay('22:00', '02:00', after, before), 0, 24],
  ['until midnight', spanOfDay('22:00', '00:00', after), 8, 24],
  ['only the day before', spanOfDay('20:00', '00:00', day, before), 8, 18],
  ['only the day after', spanOfDay('00:00', '06:00', after, after), 8, 18],
])('extends past %s when needed', (_, times, first, last) => {
  expect(stripHours(day, [times])).toMatchObject({ first, last });
});

test('positions times by hour, clipped to the visible range', () => {
  const hours = stripHours(day, []);
  expect(placeOnStrip(spanOfDay('08:00', '10:30'), day, hours)).toEqual({ start: 0, size: 25 });
  expect(placeOnStrip(spanOfDay('17:00', '22:00'), day, hours)).toEqual({ start: 90, size: 10 });
  expect(placeOnStrip(spanOfDay('22:00', '09:00', day, before), day, hours)).toEqual({ start: 0, size: 10 });
  expect(placeOnStrip(spanOfDay('17:00', '09:00', after), day, hours)).toEqual({ start: 90, size: 10 });
  expect(placeOnStrip(spanOfDay('20:00', '21:00'), day, hours)).toBeNull();
  expect(placeOnStrip(spanOfDay('09:00', '10:00', after, after), day, hours)).toBeNull();
});
