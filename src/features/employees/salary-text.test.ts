import { expect, test } from 'vitest';
import { writeSalary } from './salary-text.ts';

const numberFormat = (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);

test.each([
  [4_248_000, 'EUR', 'en', '€42,480.00'],
  [4_248_050, 'EUR', 'de', '42.480,50\u00a0€'],
  [4_248_000, 'USD', 'en', 'US$42,480.00'],
  [4_248_000, 'JPY', 'en', '¥42,480'],
  [4_248_025, 'KWD', 'en', 'KWD\u00a042,480.250'],
])('formats %i hundredths of %s in %s as %s', (salaryCents, currency, locale, expected) => {
  expect(writeSalary({ salaryCents, currency }, { locale, numberFormat })).toBe(expected);
});
