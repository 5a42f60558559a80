import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('formats money in the language, with the digits and symbol of its currency', () => {
  expect(formatMoney(1_076_800, 'EUR', 'en')).toBe('€10,768.00');
  expect(formatMoney(-20_500, 'USD', 'en')).toBe('-US$205.00');
  expect(formatMoney(52_000, 'JPY', 'en')).toBe('¥52,000');
  expect(formatMoney(1_234_567, 'KWD', 'en').replaceAll(/\s/g, ' ')).toBe('KWD 1,234.567');
  expect(formatMoney(1_234_567, 'RSD', 'en').replaceAll(/\s/g, ' ')).toBe('RSD 12,345.67');
});
