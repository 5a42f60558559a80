import { expect, test } from 'vitest';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import { nextFreeTime, type Span } from './next-free-time.ts';

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
/** `2031-05-05 10:00-11:00`, or null. */
function next(now: Span, { busy = [], earliest = momentOf('2031-01-01'), days = 14 }: Case = {}): string | null {
  const found = nextFreeTime({ now, busy, earliest, days, weekend: [0, 6] });
  const written = (moment: Date) => readerTime(moment).slice(0, 16).replace('T', ' ');
  return found && `${written(found.from)}-${written(found.until).slice(11)}`;
}

test('it is later on the same day, as long as the event, at a full quarter', () => {
  expect(next(span(monday, '10:00-11:00'))).toBe('2031-05-05 10:15-11:15');
  expect(next(span(monday, '10:20-11:10'))).toBe('2031-05-05 10:30-11:20');
});

test('it touches what is before and after it, and fits between', () => {
  const busy = [span(monday, '12:00-13:00'), span(monday, '09:00-11:00')];
  expect(next(span(monday, '10:00-11:00'), { busy })).toBe('2031-05-05 11:00-12:00');
  expect(next(span(monday, '10:00-11:15'), { busy })).toBe('2031-05-05 13:00-14:15');
});

test('it begins after what ends between two quarters', () => {
  expect(next(span(monday, '10:00-10:30'), { busy: [span(monday, '10:00-10:50')] })).toBe('2031-05-05 11:00-11:30');
});

test('it ends with the working hours at the latest, else it is the next day from their beginning', () => {
  expect(next(span(monday, '16:30-17:30'), { busy: [span(monday, '16:30-17:00')] })).toBe('2031-05-05 17:00-18:00');
  expect(next(span(monday, '16:30-17:30'), { busy: [span(monday, '16:30-17:15')] })).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '20:00-21:00'))).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '06:00-07:00'))).toBe('2031-05-05 08:00-09:00');
});

test('a weekend is passed over, unless the event is on it', () => {
  const busy = [span(friday, '08:00-18:00'), span(saturday, '08:00-09:00')];
  expect(next(span(friday, '10:00-11:00'), { busy })).toBe('2031-05-12 08:00-09:00');
  expect(next(span(saturday, '08:00-09:00'), { busy })).toBe('2031-05-10 09:00-10:00');
});

test('nothing begins in the past', () => {
  expect(next(span(monday, '09:00-10:00'), { earliest: momentOf(`${monday}T11:05`) })).toBe('2031-05-05 11:15-12:15');
  expect(next(span(monday, '09:00-10:00'), { earliest: momentOf('2031-05-07T17:30') })).toBe('2031-05-08 08:00-09:00');
});

test('there is none where the days that are known have none, or the event is longer than a working day', () => {
  const busy = [span(monday, '08:00-18:00')];
  expect(next(span(monday, '10:00-11:00'), { busy, days: 1 })).toBeNull();
  expect(next(span(monday, '10:00-11:00'), { busy, days: 2 })).toBe('2031-05-06 08:00-09:00');
  expect(next(span(monday, '07:00-17:30'))).toBeNull();
});
