import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, growthOf, lengthOf, monthsWithin, spanOf, stepsOf, withBefore } from './spans.ts';

test('resolves a range to past days, except the last 28, and the previous period to the same length', () => {
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

test('compares a custom range with the same number of days before it', () => {
  expect(withBefore({ from: '2026-03-01', until: '2026-03-01' }).before).toEqual({ from: '2026-02-28', until: '2026-02-28' });
});

test('splits a span into days, weeks or months', () => {
  expect(stepsOf({ from: '2026-01-01', until: '2026-01-31' })).toHaveLength(31);
  expect(stepsOf({ from: '2026-01-01', until: '2026-02-15' }).at(-1)).toEqual({ from: '2026-02-12', until: '2026-02-15' });
  expect(stepsOf({ from: '2025-01-15', until: '2025-12-31' })[0]).toEqual({ from: '2025-01-15', until: '2025-01-31' });
});

const days = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays('2020-01-01', ahead));
const spans = fc.tuple(days, fc.integer({ min: 0, max: 900 })).map(([from, length]) => ({ from, until: addDays(from, length) }));

test('steps, and whole months plus remaining days, cover each day of a span once', () => {
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

/** The first day of the next month. */
const stepsOfMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

test('has no growth from zero, and positive growth for a shrinking loss', () => {
  expect([growthOf(5, 0), growthOf(15, 10), growthOf(-5, -10)]).toEqual([null, 0.5, 0.5]);
});
