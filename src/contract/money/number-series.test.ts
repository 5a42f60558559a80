import { expect, test } from 'vitest';
import { isNumberPrefix, numberIn, seriesOf } from './number-series.ts';

test.each([
  ['#', '2030-03-10', '#'],
  ['INV-{YYYY}-', '2030-03-10', 'INV-2030-'],
  ['{YY}{MM}/', '2030-03-10', '3003/'],
  ['', '2030-03-10', ''],
  ['{YYYY}', '2030-12-31', '2030'],
])('%s of %s is the series %s', (prefix, day, series) => {
  expect(seriesOf(prefix, day)).toBe(series);
});

test.each([
  [42, 4, 'INV-0042'],
  [12_345, 4, 'INV-12345'],
  [7, 1, 'INV-7'],
])('%i with %i digits is %s', (place, numberDigits, number) => {
  expect(numberIn('INV-', place, { numberDigits })).toBe(number);
});

test.each([
  ['INV-', true],
  ['{YYYY}-{MM}-', true],
  ['{yyyy}', false],
  ['{YYYYY}', false],
  ['a}', false],
  ['{', false],
  ['{{YY}}', false],
])('%s can be a prefix: %s', (prefix, isOne) => {
  expect(isNumberPrefix(prefix)).toBe(isOne);
});
