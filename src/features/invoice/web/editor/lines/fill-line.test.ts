import { expect, test } from 'vitest';
import type { SuggestedLine } from '../../../suggestion-contract.ts';
import { fillLine } from './fill-line.ts';
import { emptyLine, type LineDraft, readLine } from './line-drafts.ts';

const proposed = { name: 'VAT', basisPoints: 2000 };
const given = { last: undefined, proposed, currency: 'EUR', language: 'en' };
const lamp: SuggestedLine = {
  ...{ kind: 'line', description: 'Lamp', price: { priceCents: 1250, priceMicros: 500_000 } },
  ...{ unit: 'HUR', taxBasisPoints: 700, taxName: 'Reduced', taxCategory: 'S' },
};
const chair: SuggestedLine = {
  kind: 'product',
  description: 'Chair',
  price: { priceCents: 9900 },
  taxBasisPoints: 0,
  taxCategory: 'E',
  exemption: 'Small',
};
const begun = { ...emptyLine(1, proposed, 'en'), description: 'la' };
const filledWith = (line: LineDraft, suggested: SuggestedLine, more: object = {}) => ({
  ...line,
  ...fillLine(line, suggested, { ...given, ...more }).part,
});

test('fills price, unit and tax of a line, which parse back to the same values', () => {
  const filled = filledWith({ ...begun, quantity: '3', discount: '5' }, lamp);
  expect(filled).toMatchObject({ description: 'Lamp', price: '12.505', unit: 'HUR', tax: '7', quantity: '3', discount: '5' });
  expect(readLine(filled, 'EUR', 'en')).toEqual({
    line: {
      ...{ description: 'Lamp', unit: 'HUR', priceCents: 1250, priceMicros: 500_000, quantityMilli: 3000, discountBasisPoints: 500 },
      ...{ taxBasisPoints: 700, taxName: 'Reduced', taxCategory: 'S' },
    },
    errors: {},
  });
});

test.each<[string, Partial<LineDraft>]>([
  ['price', { price: '80' }],
  ['unit', { unit: 'DAY' }],
  ['tax', { tax: '19', rate: undefined }],
  ['tax that was taken off', { tax: '', rate: undefined }],
])('keeps the %s that was typed before', (_, typed) => {
  expect(filledWith({ ...begun, ...typed }, lamp)).toMatchObject(typed);
});

test('replaces the values of an earlier suggestion', () => {
  const first = fillLine(begun, lamp, given);
  const second = filledWith({ ...begun, ...first.part }, chair, { last: first.filled });
  expect(second).toMatchObject({
    description: 'Chair',
    price: '99.00',
    unit: undefined,
    tax: '',
    rate: { category: 'E', exemption: 'Small' },
  });
  expect(filledWith({ ...begun, ...first.part, price: '11' }, chair, { last: first.filled }).price).toBe('11');
});

test('leaves the field empty if the price is unknown in this currency', () => {
  expect(filledWith(begun, { ...lamp, price: null })).toMatchObject({ description: 'Lamp', price: '', unit: 'HUR' });
});

test('formats prices by language and currency', () => {
  expect(filledWith(begun, lamp, { language: 'de' }).price).toBe('12,505');
  expect(filledWith(begun, chair, { currency: 'JPY' }).price).toBe('9,900');
});
