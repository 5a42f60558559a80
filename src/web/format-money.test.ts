import { expect, test } from 'vitest';
import { formatMoney, minorDigits } from './format-money.ts';

test('money is written as the language does, with the digits of its currency', () => {
  expect(formatMoney(1_076_800, 'EUR', 'en')).toBe('€10,768.00');
  expect(formatMoney(-20_500, 'EUR', 'en')).toBe('-€205.00');
  expect(formatMoney(52_000, 'JPY', 'en')).toBe('¥52,000');
  expect(formatMoney(1_234_567, 'KWD', 'en').replaceAll(/\s/g, ' ')).toBe('KWD 1,234.567');
});

test('a currency has its own number of digits', () => {
  expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
});
