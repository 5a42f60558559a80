import { expect, test } from 'vitest';
import { digitsIn, putDigits } from './code-digits.ts';

test.each([
  ['123 456', '123456'],
  ['Your code: 123-456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['abc', ''],
])('%j has the digits %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits);
});

test('fills boxes from the given one on, and no more than there are', () => {
  const empty = Array<string>(6).fill('');
  expect(putDigits(empty, 0, '123456789')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(putDigits(['1', '2', '3', '4', '5', '6'], 4, '78')).toEqual(['1', '2', '3', '4', '7', '8']);
  expect(putDigits(['1', '2', '', '', '', ''], 2, '9')).toEqual(['1', '2', '9', '', '', '']);
});
