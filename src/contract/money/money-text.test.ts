import { expect, test } from 'vitest';
import { writeMoney } from './money-text.ts';

const numberFormat = (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
const write = (cents: number, currency: string, locale = 'en', extra = 0) =>
  writeMoney(cents, currency, { locale, numberFormat }, extra).replaceAll('\u00a0', ' ');

test.each([
  [1_076_800, 'EUR', '€10,768.00'],
  [-20_550, 'USD', '-US$205.50'],
  [100, 'AUD', 'A$1.00'],
  [100, 'CAD', 'CA$1.00'],
  [100, 'CNY', 'CN¥1.00'],
  [100, 'JPY', '¥100'],
  [-120_000, 'SEK', '-SEK 1,200.00'],
  [120_000, 'NOK', 'NOK 1,200.00'],
  [123_456_789, 'RSD', 'RSD 1,234,567.89'],
  [35_000_000, 'IDR', 'IDR 350,000.00'],
  [1_234_567, 'KWD', 'KWD 1,234.567'],
  [9_007_199_254_740_991, 'USD', 'US$90,071,992,547,409.91'],
])('formats %d minor units of %s as %s', (cents, currency, text) => expect(write(cents, currency)).toBe(text));

test('shows digits beyond the minor unit unless they are trailing zeros', () => {
  expect(write(123_456, 'EUR', 'en', 4)).toBe('€0.123456');
  expect(write(1_250_000, 'EUR', 'en', 4)).toBe('€1.25');
  expect(write(1_234_500, 'JPY', 'en', 6)).toBe('¥1.2345');
});

test('puts the symbol after the amount in Arabic', () => {
  expect(write(-123_450, 'USD', 'ar-u-nu-latn').replaceAll(/\p{Cf}/gu, '')).toBe('-1,234.50 US$');
  expect(write(123_450, 'SAR', 'ar-u-nu-latn').replaceAll(/\p{Cf}/gu, '')).toBe('1,234.50 ر.س.');
});
