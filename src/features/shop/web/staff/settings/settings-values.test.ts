import { expect, test } from 'vitest';
import { countryCodes } from '#contract/address/country-code.ts';
import { settingsFieldsOf, settingsProblems, settingsValuesOf } from './settings-values.ts';

const method = {
  ...{ key: 'method-a', name: 'DHL', countries: ['DE', 'AT'], currency: 'EUR', priceBy: 'weight' as const, isFreeForMarked: true },
  tiers: [
    { from: 0, priceCents: 490 },
    { from: 2500, priceCents: 1290 },
  ],
};
const settings = {
  deliveryMethods: [
    method,
    { ...method, key: 'method-b', currency: 'JPY', priceBy: 'total' as const, tiers: [{ from: 0, priceCents: 800 }] },
    { ...method, key: 'method-c', currency: 'KWD', priceBy: 'total' as const, tiers: [{ from: 0, priceCents: 1900 }] },
  ],
  taxRates: [{ country: 'FR', taxClass: 'books' as const, name: 'TVA', basisPoints: 550 }],
  ...{ reverseCharge: true, exportsUntaxed: false },
};

test.each(['en', 'de', 'fr', 'pt', 'ar'])('round-trips form values in %s', (language) => {
  const values = settingsValuesOf(settings, language);
  expect(settingsFieldsOf(values, language)).toEqual(settings);
  expect(settingsProblems(settingsFieldsOf(values, language))).toEqual([]);
  const everywhere = { ...settings, deliveryMethods: [{ ...method, countries: [...countryCodes] }] };
  expect(settingsFieldsOf(settingsValuesOf(everywhere, language), language)).toEqual(everywhere);
});

test('uses kilograms for weights and the decimals of the currency for amounts', () => {
  const { deliveryMethods } = settingsValuesOf(settings, 'de');
  expect(deliveryMethods.map(({ tiers }) => tiers.at(-1))).toEqual([
    { from: '2,5', price: '12,90' },
    { from: '0', price: '800' },
    { from: '0', price: '1,900' },
  ]);
});

test.each([
  ['a country that is none', { countries: 'Germany, Atlantis' }, ['deliveryMethods']],
  ['a price that is none', { tiers: [{ from: '', price: 'dear' }] }, ['deliveryMethods']],
  ['no price', { tiers: [{ from: '', price: '' }] }, ['deliveryMethods']],
  ['steps that do not rise', { tiers: ['0', '2', '2'].map((from) => ({ from, price: '1' })) }, ['deliveryMethods']],
  ['a first step above 0', { tiers: [{ from: '1', price: '1' }] }, ['deliveryMethods']],
  ['everywhere, at one price', { countries: ' ', tiers: [{ from: '', price: '4' }] }, []],
])('%s', (_, changes, problems) => {
  const values = settingsValuesOf(settings, 'en');
  const changed = { ...values, deliveryMethods: values.deliveryMethods.map((one) => ({ ...one, ...changes })) };
  expect(settingsProblems(settingsFieldsOf(changed, 'en'))).toEqual(problems);
});

test('requires a country, a name and a percentage for a rate, once per class', () => {
  const values = settingsValuesOf(settings, 'en');
  const problemsOf = (...taxRates: typeof values.taxRates) => settingsProblems(settingsFieldsOf({ ...values, taxRates }, 'en'));
  const rate = { key: 0, country: 'France', taxClass: 'goods' as const, name: 'TVA', percent: '20' };
  expect([problemsOf(rate), problemsOf({ ...rate, country: 'Gaul' }), problemsOf({ ...rate, name: ' ' })]).toEqual([
    [],
    ['taxRates'],
    ['taxRates'],
  ]);
  expect([problemsOf({ ...rate, percent: '101' }), problemsOf(rate, { ...rate, country: 'fr' })]).toEqual([['taxRates'], ['taxRates']]);
});
