import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';
import { readAmount } from './read-amount.ts';

test.each([
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1 234,50', 123450],
  ['1\u202f234,50 €', 123450],
  ['1’234.50', 123450],
  ['1.234.567', 123456700],
  ['1,234,567.8', 123456780],
  ['12,34,567', 123456700],
  ['€ 12.5', 1250],
  ['12,50 €', 1250],
  ['EUR 7', 700],
  ['7 CHF', 700],
  ['-3', -300],
  ['−3,10', -310],
  ['3.10-', -310],
  ['.5', 50],
  ['5.', 500],
  ['0', 0],
  ['-0', 0],
  ['1.500', 150],
  ['١٬٢٣٤٫٥٠', 123450],
  ['۱۲٫۵', 1250],
])('reads %s the same in every language', (text, cents) => {
  const languages = text === '1.500' ? ['en'] : ['en', 'de', 'ar', 'fr', 'pt'];
  for (const language of languages) expect(readAmount(text, language, 2)).toBe(cents);
});

test.each(['', ' ', '-', 'abc', '1.2.3', '1,23,4', '1.234,56,7', '12a', '--5', '-5-', '1.234', '99999999999999999'])(
  '%j is not a valid amount in English',
  (text) => expect(readAmount(text, 'en', 2)).toBeNull(),
);

test('resolves an ambiguous separator by the language', () => {
  expect(readAmount('1,234', 'en', 2)).toBe(123400);
  expect(readAmount('1,234', 'de', 3)).toBe(1234);
  expect(readAmount('1.234', 'de', 2)).toBe(123400);
  expect(readAmount('1.234', 'en', 3)).toBe(1234);
  expect(readAmount('0,125', 'en', 3)).toBe(125);
});

test('currencies without minor units accept only whole numbers', () => {
  expect(readAmount('1,200', 'en', 0)).toBe(1200);
  expect(readAmount('12.5', 'en', 0)).toBeNull();
});

test('reads a formatted amount back unchanged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom('en', 'de', 'ar', 'fr', 'pt', 'de-CH', 'en-IN'),
      fc.integer({ min: 0, max: 3 }),
      (value, language, decimals) => readAmount(amountText(value, language, decimals), language, decimals) === value,
    ),
  );
});
