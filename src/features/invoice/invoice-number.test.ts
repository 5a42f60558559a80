import { expect, test } from 'vitest';
import { invoiceNumber } from './invoice-number.ts';

test.each([
  [42, { numberPrefix: 'INV-', numberDigits: 4 }, 'INV-0042'],
  [4987, { numberPrefix: '#', numberDigits: 4 }, '#4987'],
  [123_456, { numberPrefix: '', numberDigits: 4 }, '123456'],
])('%d in %j is %s', (id, format, number) => {
  expect(invoiceNumber(id, format)).toBe(number);
});
