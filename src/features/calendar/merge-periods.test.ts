import { expect, test } from 'vitest';
import { mergePeriods } from './merge-periods.ts';

const busy = (from: number, until: number) => ({ from, until, maybe: false });
const maybe = (from: number, until: number) => ({ from, until, maybe: true });
const day = { from: 0, until: 24 };

test.each([
  ['nothing stays nothing', [], []],
  ['what overlaps is one', [busy(9, 11), busy(10, 12)], [busy(9, 12)]],
  ['what touches is one, so that nobody counts events', [busy(10, 11), busy(9, 10)], [busy(9, 11)]],
  ['what lies within another is gone', [busy(9, 17), busy(10, 11)], [busy(9, 17)]],
  ['a gap stays', [busy(9, 10), busy(11, 12)], [busy(9, 10), busy(11, 12)]],
  ['sure covers unsure', [maybe(9, 12), busy(10, 11)], [maybe(9, 10), busy(10, 11), maybe(11, 12)]],
  ['unsure within sure is gone', [maybe(10, 11), busy(9, 12)], [busy(9, 12)]],
  ['sure and unsure that touch stay two', [busy(9, 10), maybe(10, 11)], [busy(9, 10), maybe(10, 11)]],
  [
    'unsure under two sure ones stays between them',
    [maybe(8, 14), busy(9, 10), busy(12, 15)],
    [maybe(8, 9), busy(9, 10), maybe(10, 12), busy(12, 15)],
  ],
  ['what reaches beyond is cut', [busy(-5, 3), maybe(20, 30)], [busy(0, 3), maybe(20, 24)]],
  ['what ends where the range begins is outside', [busy(-3, 0), busy(24, 30)], []],
])('%s', (_, periods, merged) => {
  expect(mergePeriods(periods, day)).toEqual(merged);
});

test('does not modify its input', () => {
  const given = [busy(10, 12), busy(9, 11)];
  mergePeriods(given, day);
  expect(given).toEqual([busy(10, 12), busy(9, 11)]);
});
