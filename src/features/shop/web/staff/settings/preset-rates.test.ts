import { expect, test } from 'vitest';
import { euCountries } from '#contract/money/eu-vat-id.ts';
import { updateShopSettings } from '../../../settings-contract.ts';
import { euVatRates, reducedRates, standardRates } from './preset-rates.ts';

const shown = (rates: ReturnType<typeof reducedRates>) =>
  rates.map(({ country, taxClass, basisPoints }) => `${country} ${taxClass} ${basisPoints}`);

test('every member state has a standard rate, and lower reduced rates', () => {
  expect(Object.keys(euVatRates).sort()).toEqual([...euCountries].sort());
  for (const { goods, ...reduced } of Object.values(euVatRates)) {
    expect(goods).toBeGreaterThanOrEqual(15);
    expect(Object.values(reduced).every((rate) => rate < goods)).toBe(true);
  }
});

test('all rates together are valid settings', () => {
  const standard = standardRates([], 'PT', 'VAT');
  const taxRates = [...standard, ...reducedRates(standard, 'PT', 'VAT')];
  expect(updateShopSettings.body?.safeParse({ taxRates }).error).toBeUndefined();
});

test('adds reduced rates for the home country and countries with a rate, and keeps existing ones', () => {
  const known = [
    { country: 'AT', taxClass: 'goods', name: 'USt.', basisPoints: 2000 },
    { country: 'AT', taxClass: 'books', name: 'USt.', basisPoints: 1300 },
    { country: 'US', taxClass: 'goods', name: 'Tax', basisPoints: 0 },
  ] as const;
  expect(shown(reducedRates(known, 'DE', 'VAT'))).toEqual(['DE books 700', 'DE food 700', 'AT food 1000', 'AT medicine 1000']);
  expect(shown(reducedRates([], null, 'VAT'))).toEqual([]);
  expect(standardRates(known, 'DE', 'VAT')).toHaveLength(25);
});
