import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftsOf, emptyLine, nextKey, readLines } from './line-drafts.ts';

const anyLine = fc.record({
  description: fc.string({ minLength: 1 }).map((text) => `x${text}`.trim()),
  quantityMilli: fc.integer({ min: -99_000, max: 99_000 }),
  priceCents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});

test('what stands in the fields is read as what it was, in every language and currency', () => {
  fc.assert(
    fc.property(fc.array(anyLine), fc.constantFrom('en', 'ar', 'de'), fc.constantFrom('EUR', 'JPY', 'KWD'), (lines, language, currency) => {
      const read = readLines(draftsOf(lines, currency, language), currency, language);
      expect(read).toEqual({ lines, errors: {} });
    }),
  );
});

test('a line that cannot be read says which of its fields it is, and an empty one is left out', () => {
  const typed = { ...emptyLine(1, 2000, 'en'), description: 'Chair', quantity: 'two', price: '1.005', discount: '101' };
  const { lines, errors } = readLines([typed, emptyLine(2, 2000, 'en')], 'EUR', 'en');
  expect(lines).toHaveLength(1);
  expect(errors).toEqual({ 1: { quantity: true, price: true, discount: true } });
  expect(readLines([emptyLine(1, 0, 'en')], 'EUR', 'en').errors).toEqual({ 1: { description: true, price: true } });
});

test('a line that would charge more than can be added up is refused', () => {
  const dear = { ...emptyLine(1, 0, 'en'), description: 'Palace', quantity: '1,000,000', price: '1,000,000' };
  expect(readLines([dear], 'EUR', 'en').errors).toEqual({ 1: { price: true } });
});

test('a new line has a key that no other has', () => {
  expect(nextKey([])).toBe(1);
  expect(nextKey([emptyLine(4, 0, 'en'), emptyLine(2, 0, 'en')])).toBe(5);
});
