import { expect, test } from 'vitest';
import { sampleSeller } from './sample-seller.ts';
import { sellerLacks } from './seller-lacks.ts';

const taxed = { taxBasisPoints: 2300 };
const invoice = { totalCents: 100, lines: [taxed] };
const complete = { name: 'Cais Lda', address: 'Rua do Cais 1', country: 'Portugal', vatId: 'PT501', iban: 'PT50000201231234567890154' };
const lacksOf = (seller: object, document: object = {}) =>
  sellerLacks({ ...complete, ...seller }, { ...invoice, ...document }).map(({ code }) => code);

test.each([
  [{}, []],
  [{ name: ' ' }, ['seller_name']],
  [{ address: '', country: '' }, ['seller_address', 'seller_country']],
  [{ vatId: '' }, ['seller_tax_id']],
  [{ vatId: '', taxNumber: '27/123/45678' }, []],
  [{ vatId: '', country: 'United States' }, []],
  [{ vatId: '', country: 'USA' }, []],
  [{ vatId: '', country: 'Deutschland' }, ['seller_tax_id']],
  [{ vatId: '', country: '' }, ['seller_country', 'seller_tax_id']],
  [{ iban: '' }, ['seller_bank']],
  [{ iban: '', accountNumber: '12345678' }, []],
  [
    { name: '', address: '', country: '', vatId: '', iban: '' },
    ['seller_name', 'seller_address', 'seller_country', 'seller_tax_id', 'seller_bank'],
  ],
])('reports %j of a seller with %j', (seller, codes) => {
  expect(lacksOf(seller)).toEqual(codes);
});

test.each([
  [[{ taxBasisPoints: 0, exemption: 'Small business, § 19 UStG' }], []],
  [[{ taxBasisPoints: 0 }], ['seller_tax_id']],
  [[{ taxBasisPoints: 0, exemption: 'Exempt' }, taxed], ['seller_tax_id']],
  [[], ['seller_tax_id']],
])('accepts an exemption reason on every line instead of a tax ID: %j', (lines, codes) => {
  expect(lacksOf({ vatId: '' }, { lines })).toEqual(codes);
});

test('requires no bank account for a credit note or a zero invoice', () => {
  expect(lacksOf({ iban: '' }, { totalCents: 0 })).toEqual([]);
  expect(lacksOf({ iban: '' }, { totalCents: -100 })).toEqual([]);
});

test('accepts the sample’s seller', () => {
  expect(sellerLacks(sampleSeller, invoice)).toEqual([]);
});
