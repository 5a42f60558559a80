import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRule, RuleProblem, withEnd } from './recurrence-rule.ts';
import { ruleTimes } from './rule-days.ts';
import { shiftRule } from './shift-rule.ts';
import { dateOf, dayOf } from './zone-times.ts';

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const take = (rule: string, start: string, many: number, from = start) => {
  const days: string[] = [];
  for (const { day } of ruleTimes(parseRule(rule), { day: dayOf(start), secondOfDay: 0 }, dayOf(from))) {
    if (days.push(dateOf(day)) === many) break;
  }
  return days;
};

const before = (end: string, rule: string, start: string, from = start) => {
  const days: string[] = [];
  for (const { day } of ruleTimes(parseRule(rule), { day: dayOf(start), secondOfDay: 0 }, dayOf(from))) {
    if (dateOf(day) >= end) break;
    days.push(dateOf(day));
  }
  return days;
};

describe('follows the examples of RFC 5545', () => {
  const cases: [rule: string, start: string, days: string[]][] = [
    ['FREQ=DAILY;INTERVAL=10', '1997-09-02', ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12']],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH', '1997-09-02', ['1997-09-02', '1997-09-04', '1997-09-16', '1997-09-18', '1997-09-30']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '1997-08-05', ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '1997-08-05', ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31']],
    ['FREQ=MONTHLY;BYDAY=1FR', '1997-09-05', ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05']],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU', '1997-09-07', ['1997-09-07', '1997-09-28', '1997-11-02', '1997-11-30', '1998-01-04']],
    ['FREQ=MONTHLY;BYDAY=-2MO', '1997-09-22', ['1997-09-22', '1997-10-20', '1997-11-17']],
    ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28', ['1997-09-28', '1997-10-29', '1997-11-28', '1997-12-29']],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '1997-10-31', ['1997-10-31', '1997-12-31', '1998-01-31', '1998-03-31']],
    ['FREQ=YEARLY;BYMONTH=6,7', '1997-06-10', ['1997-06-10', '1997-07-10', '1998-06-10', '1998-07-10']],
    ['FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200', '1997-01-01', ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01', '2000-04-09']],
    ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17']],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-13', ['1997-03-13', '1997-03-20', '1997-03-27', '1998-03-05']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1998-02-13', ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13']],
    ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05', ['1996-11-05', '2000-11-07', '2004-11-02']],
    ['FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', ['1997-09-04', '1997-10-07', '1997-11-06']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', ['1997-09-29', '1997-10-30', '1997-11-27', '1997-12-30']],
    ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29', '2032-02-29']],
  ];
  test.each(cases)('%s', (rule, start, days) => expect(take(rule, start, days.length)).toEqual(days));
});

const rules = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.subarray(names, { maxLength: 4 }),
    monthDays: fc.uniqueArray(fc.integer({ min: -31, max: 31 }).filter(Boolean), { maxLength: 3 }),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    position: fc.option(fc.integer({ min: -3, max: 3 }).filter(Boolean)),
    weekStart: fc.constantFrom(...names),
  })
  .map(({ frequency, interval, weekdays, monthDays, months, position, weekStart }) =>
    [
      `FREQ=${frequency}`,
      `INTERVAL=${interval}`,
      `WKST=${weekStart}`,
      weekdays.length > 0 && `BYDAY=${weekdays.join(',')}`,
      monthDays.length > 0 && frequency !== 'WEEKLY' && `BYMONTHDAY=${monthDays.join(',')}`,
      months.length > 0 && `BYMONTH=${months.join(',')}`,
      position && (weekdays.length > 0 || months.length > 0) && `BYSETPOS=${position}`,
    ]
      .filter(Boolean)
      .join(';'),
  );
const dates = fc.integer({ min: dayOf('1990-01-01'), max: dayOf('2040-12-31') }).map(dateOf);

test('continues any rule from any day as from its start', () => {
  fc.assert(
    fc.property(rules, dates, fc.integer({ min: 0, max: 4000 }), (rule, start, later) => {
      const from = dateOf(dayOf(start) + later);
      const until = dateOf(dayOf(from) + 800);
      expect(before(until, rule, start, from)).toEqual(before(until, rule, start).filter((date) => date >= from));
    }),
    { numRuns: 150 },
  );
});

test('yields ascending days after the start that match the weekdays and months of the rule', () => {
  fc.assert(
    fc.property(rules, dates, (rule, start) => {
      const { weekdays, months } = parseRule(rule);
      const days = take(rule, start, 100);
      expect(days).toEqual([...new Set(days)].sort());
      for (const date of days) {
        expect(date >= start).toBe(true);
        if (weekdays.length > 0) expect(weekdays.map(({ weekday }) => weekday)).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
        if (months.length > 0) expect(months).toContain(Number(date.slice(5, 7)));
      }
    }),
    { numRuns: 150 },
  );
});

test('parses or rejects any text and always terminates', () => {
  const parts = fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=YEARLY',
    'FREQ=',
    'COUNT=3',
    'COUNT=-1',
    'UNTIL=2030',
    'UNTIL=20301340',
    'BYDAY=MO',
    'BYDAY=9XX',
    'BYDAY=54MO',
    'BYSETPOS=400',
    'BYMONTHDAY=31',
    'BYMONTH=2',
    'BYMONTH=0',
    'X=1',
    ';',
    'INTERVAL=1000',
    'INTERVAL=0',
    'WKST=ZZ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts, { maxLength: 5 }).map((some) => some.join(';')),
      ),
      (text) => {
        try {
          take(text, '2030-01-31', 5);
        } catch (error) {
          expect(error).toBeInstanceOf(RuleProblem);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('replaces the end of a rule', () => {
  expect(withEnd('RRULE:FREQ=DAILY;COUNT=3;BYDAY=MO', { until: '20300101' })).toBe('FREQ=DAILY;BYDAY=MO;UNTIL=20300101');
  expect(withEnd('FREQ=DAILY;UNTIL=20300101', { count: 2 })).toBe('FREQ=DAILY;COUNT=2');
});

test('moves the days of a rule along with a moved occurrence', () => {
  const moved = (rule: string, from: string, to: string) => shiftRule(rule, dayOf(from), dayOf(to));
  expect(moved('FREQ=WEEKLY;BYDAY=MO,SA', '2031-03-17', '2031-03-18')).toBe('FREQ=WEEKLY;BYDAY=TU,SU');
  expect(moved('FREQ=MONTHLY;BYMONTHDAY=17', '2031-03-17', '2031-03-20')).toBe('FREQ=MONTHLY;BYMONTHDAY=20');
  expect(moved('FREQ=MONTHLY;BYDAY=3MO', '2031-03-17', '2031-03-25')).toBe('FREQ=MONTHLY;BYDAY=4TU');
  expect(moved('FREQ=YEARLY;BYMONTH=3;BYDAY=-1MO', '2031-03-31', '2031-04-27')).toBe('FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU');
  expect(moved('FREQ=WEEKLY;BYDAY=MO', '2031-03-17', '2031-03-17')).toBe('FREQ=WEEKLY;BYDAY=MO');
});
