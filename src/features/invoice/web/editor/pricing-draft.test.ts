import { expect, test } from 'vitest';
import { pricingDraftOf, readPricing } from './pricing-draft.ts';

const read = (discount: string, currency = 'EUR') =>
  readPricing({ taxPer: 'rate', isGross: false, discount, withholding: '' }, currency, 'en');

test('reads a total discount as an amount or a percentage', () => {
  expect(read('')).toMatchObject({ discountBasisPoints: 0, discountCents: 0 });
  expect(read('5%')).toMatchObject({ discountBasisPoints: 500, discountCents: 0 });
  expect(read('12.5 %')).toMatchObject({ discountBasisPoints: 1250 });
  expect(read('20')).toMatchObject({ discountBasisPoints: 0, discountCents: 2000 });
  expect(read('-20')).toMatchObject({ discountCents: -2000 });
  expect(read('1,500', 'JPY')).toMatchObject({ discountCents: 1500 });
  for (const wrong of ['101%', '-5%', 'some', '1.005']) expect(read(wrong)).toBeNull();
});

test('round-trips the field value', () => {
  const all = [
    { taxPer: 'line', isGross: true, discountBasisPoints: 1250, discountCents: 0 },
    { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: -123_456 },
    { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0 },
    { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0, withholding: { name: 'IRPF', basisPoints: 1500 } },
  ] as const;
  for (const pricing of all)
    for (const language of ['en', 'ar', 'de'])
      for (const currency of ['EUR', 'JPY', 'KWD'])
        expect(readPricing(pricingDraftOf(pricing, currency, language), currency, language)).toEqual(pricing);
});
