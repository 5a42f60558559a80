import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftsOf, dropIndex, emptyLine, isUnreadable, moveLine, nextKey, readLines, unreadable } from './line-drafts.ts';

const vat = { name: 'VAT', basisPoints: 2000 };
const anyLine = fc.record({
  description: fc.string({ minLength: 1 }).map((text) => `x${text}`.trim()),
  quantityMilli: fc.integer({ min: -99_000, max: 99_000 }),
  priceCents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});

test('round-trips field values in every language and currency', () => {
  fc.assert(
    fc.property(fc.array(anyLine), fc.constantFrom('en', 'ar', 'de'), fc.constantFrom('EUR', 'JPY', 'KWD'), (lines, language, currency) => {
      const read = readLines(draftsOf(lines, currency, language), currency, language);
      expect(read).toEqual({ lines, errors: {} });
    }),
  );
});

test('supports six decimals in a price, and includes the selected rate', () => {
  const lines = [
    {
      ...{ description: 'kWh', quantityMilli: 12_345, priceCents: 12, priceMicros: 345_000, discountBasisPoints: 0, taxBasisPoints: 0 },
      ...{ taxName: 'Reverse charge', taxCategory: 'AE' as const, exemption: 'Article 196' },
    },
  ];
  for (const language of ['en', 'ar', 'de'])
    for (const currency of ['EUR', 'KWD'])
      expect(readLines(draftsOf(lines, currency, language), currency, language)).toEqual({ lines, errors: {} });
  expect(draftsOf(lines, 'EUR', 'en')[0]?.price).toBe('0.12345');
});

test('reports the invalid fields of a line, and skips an empty one', () => {
  const typed = { ...emptyLine(1, vat, 'en'), description: 'Chair', quantity: 'two', price: '1.0050001', discount: '101' };
  const { lines, errors } = readLines([typed, emptyLine(2, vat, 'en')], 'EUR', 'en');
  expect(lines).toHaveLength(1);
  expect(errors).toEqual({ 1: { quantity: true, price: true, discount: true } });
  expect(readLines([emptyLine(1, undefined, 'en')], 'EUR', 'en').errors).toEqual({ 1: { description: true, price: true } });
});

test('rejects a line too large to add up', () => {
  const dear = { ...emptyLine(1, undefined, 'en'), description: 'Palace', quantity: '1,000,000', price: '1,000,000' };
  expect(readLines([dear], 'EUR', 'en').errors).toEqual({ 1: { price: true } });
});

test('gives a new line a unique key', () => {
  expect(nextKey([])).toBe(1);
  expect(nextKey([emptyLine(4, undefined, 'en'), emptyLine(2, undefined, 'en')])).toBe(5);
});

test('marks invalid input while typing, without adding it up as zero', () => {
  const draft = { ...emptyLine(1, undefined, 'en'), description: 'Lamp', price: '100' };
  for (const [field, text] of [
    ['tax', '19x'],
    ['tax', '119'],
    ['tax', '9.97555'],
    ['quantity', 'two'],
    ['price', '1.2.3'],
    ['discount', '101'],
  ] as const)
    expect(Object.keys(unreadable({ ...draft, [field]: text }, 'EUR', 'en')), `${field} ${text}`).toEqual([field]);
  for (const tax of ['', '19', '9.975', '8.4251']) expect(isUnreadable([{ ...draft, tax }], 'EUR', 'en'), tax).toBe(false);
  // Empty fields are reported when saving.
  expect(isUnreadable([{ ...draft, price: '', quantity: '' }], 'EUR', 'en')).toBe(false);
});

const letters = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'before', 'bacd'],
  [0, 2, 'after', 'bcad'],
  [3, 0, 'before', 'dabc'],
  [3, 0, 'after', 'adbc'],
  [1, 2, 'before', 'abcd'],
] as const)('line %i dropped on line %i, %s', (from, onto, edge, expected) => {
  expect(moveLine(letters, from, dropIndex(from, onto, edge)).join('')).toBe(expected);
});
