import { expect, test } from 'vitest';
import { formatNumber, formatPercent } from './format-number.ts';

test('English numbers match Intl', () => {
  const format = new Intl.NumberFormat('en');
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, -5, -1000, -999, 1.5, 1234.567, 1e15, 1e21, Number.NaN])
    expect(formatNumber(value, 'en')).toBe(format.format(value));
});

test('rounds shares to whole percents', () => {
  expect(formatPercent(0.455, 'en')).toBe('46%');
  expect(formatPercent(0.455, 'ar')).toBe(new Intl.NumberFormat('ar', { style: 'percent' }).format(0.455));
});

test('other languages use Intl', () => {
  expect(formatNumber(1234, 'ar')).toBe(new Intl.NumberFormat('ar').format(1234));
});
