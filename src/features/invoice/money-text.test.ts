import { expect, test } from 'vitest';
import { majorUnits, moneyText, plainMoneyText } from './money-text.ts';

test.each([
  [20_500, 'EUR', 205, '€205', '€205.00'],
  [-20_500, 'EUR', -205, '-€205', '-€205.00'],
  [-20_550, 'EUR', -205.5, '-€205.50', '-€205.50'],
  [1_076_800, 'EUR', 10_768, '€10768', '€10,768.00'],
  [1, 'EUR', 0.01, '€0.01', '€0.01'],
  [0, 'EUR', 0, '€0', '€0.00'],
  [35_000, 'JPY', 35_000, '¥35000', '¥35,000'],
  [1_234_500, 'KWD', 1234.5, 'KWD 1234.500', 'KWD 1,234.500'],
  [-20_550, 'RSD', -205.5, '-RSD 205.50', '-RSD 205.50'],
  [35_000_000, 'IDR', 350_000, 'IDR 350000', 'IDR 350,000.00'],
  [9_007_199_254_740_991, 'USD', 90_071_992_547_409.91, '$90071992547409.91', 'US$90,071,992,547,409.91'],
])('%d %s', (cents, currency, major, plain, full) => {
  expect([majorUnits(cents, currency), plainMoneyText(cents, currency), moneyText(cents, currency)]).toEqual([major, plain, full]);
});
