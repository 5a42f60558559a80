import { expect, test } from 'vitest';
import { countryPreset, filledBy } from './country-preset.ts';
import { presetCountries } from './preset-countries.ts';
import type { SellerValues } from './seller-values.ts';

const empty = { taxRates: [], currency: 'USD', timeZone: 'America/Bogota', paymentTermsDays: '30' } as unknown as SellerValues;
const ratesOf = (part: Partial<SellerValues>) => part.taxRates?.map(({ name, percent }) => `${name} ${percent}`);

test('every country with tax rates has a currency and payment terms', () => {
  for (const code of presetCountries) expect(countryPreset(code)?.currency, code).toMatch(/^[A-Z]{3}$/);
  expect(countryPreset('US')).toBeUndefined();
});

test('a country fills in tax rates, currency, time zone, and payment terms', () => {
  const filled = filledBy('DE', null, empty, 'en');
  expect(filled).toMatchObject({ currency: 'EUR', timeZone: '', paymentTermsDays: '14' });
  expect(ratesOf(filled)).toEqual(['USt. 19', 'USt. 7']);
});

test('another country replaces preset rates, but none entered manually', () => {
  const german = { ...empty, ...filledBy('DE', null, empty, 'en') };
  expect(ratesOf(filledBy('PT', 'DE', german, 'en'))).toEqual(['IVA 23', 'IVA 13', 'IVA 6']);
  const own = { ...german, taxRates: german.taxRates.slice(0, 1) };
  expect(filledBy('PT', 'DE', own, 'en')).not.toHaveProperty('taxRates');
});

test('a country with several time zones keeps that of the device', () => {
  expect(filledBy('CA', null, empty, 'en')).not.toHaveProperty('timeZone');
});
