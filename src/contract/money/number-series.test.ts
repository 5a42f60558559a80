import { expect, test } from 'vitest';
import { isNumberPrefix, numberIn, seriesOf } from './number-series.ts';

test.each([
  ['#', '2030-03-10', '#'],
  ['INV-{YYYY}-', '2030-03-10', 'INV-2030-'],
  ['{YY}{MM}/', '2030-03-10', '3003/'],
  ['', '2030-03-10', ''],
  ['{YYYY}', '2030-12-31', '2030'],
])('expands %s on %s to the series %s', (prefix, day, series) => {
  expect(seriesOf(prefix, day)).toBe(series);
});

test.each([
  [42, 4, 'INV-0042'],
  [12_345, 4, 'INV-12345'],
  [7, 1, 'INV-7'],
])('pads %i to %i digits: %s', (place, numberDigits, number) => {
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
])('accepts %s as a prefix: %s', (prefix, isOne) => {
  expect(isNumberPrefix(prefix)).toBe(isOne);
});
