import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, growthOf, lengthOf, monthsWithin, spanOf, stepsOf, withBefore } from './spans.ts';

test('a range is days that are over, but for the last 28, and the one before is just as it', () => {
  expect(spanOf('28d', '2026-03-10')).toEqual({
    from: '2026-02-11',
    until: '2026-03-10',
    before: { from: '2026-01-14', until: '2026-02-10' },
  });
  expect(spanOf('month', '2026-03-31')).toEqual({
    from: '2026-02-01',
    until: '2026-02-28',
    before: { from: '2026-01-01', until: '2026-01-31' },
  });
  expect(spanOf('month', '2026-01-01').before).toEqual({ from: '2025-11-01', until: '2025-11-30' });
  expect(spanOf('year', '2024-02-29')).toEqual({
    from: '2023-01-01',
    until: '2023-12-31',
    before: { from: '2022-01-01', until: '2022-12-31' },
  });
});

test('two days of one’s own are compared with as many days before them', () => {
  expect(withBefore({ from: '2026-03-01', until: '2026-03-01' }).before).toEqual({ from: '2026-02-28', until: '2026-02-28' });
});

test('a span is drawn by days, by weeks, or by months', () => {
  expect(stepsOf({ from: '2026-01-01', until: '2026-01-31' })).toHaveLength(31);
  expect(stepsOf({ from: '2026-01-01', until: '2026-02-15' }).at(-1)).toEqual({ from: '2026-02-12', until: '2026-02-15' });
  expect(stepsOf({ from: '2025-01-15', until: '2025-12-31' })[0]).toEqual({ from: '2025-01-15', until: '2025-01-31' });
});

const days = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays('2020-01-01', ahead));
const spans = fc.tuple(days, fc.integer({ min: 0, max: 900 })).map(([from, length]) => ({ from, until: addDays(from, length) }));

test('steps, and months with what is left, cover each day of a span once', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const { months, rest } = monthsWithin(span);
      const inMonths = months ? lengthOf({ from: months.from, until: addDays(stepsOfMonth(months.until), -1) }) : 0;
      const steps = stepsOf(span);
      return (
        steps.reduce((sum, step) => sum + lengthOf(step), 0) === lengthOf(span) &&
        steps.every(({ from }, at) => at === 0 || from === addDays(steps[at - 1]?.until ?? '', 1)) &&
        inMonths + rest.reduce((sum, part) => sum + lengthOf(part), 0) === lengthOf(span)
      );
    }),
  );
});

/** The first of the month after. */
const stepsOfMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

test('nothing has no growth, and a loss that shrinks has', () => {
  expect([growthOf(5, 0), growthOf(15, 10), growthOf(-5, -10)]).toEqual([null, 0.5, 0.5]);
});
