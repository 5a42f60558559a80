import { expect, test } from 'vitest';
import { defaultDeliveryMethods, deliveryPrice } from './delivery-prices.ts';
import type { DeliveryMethod } from './settings-contract.ts';

const parcel = { currency: 'EUR', country: 'DE', totalCents: 5000, grams: 1200, isAllFreeShipping: false };
const method: DeliveryMethod = {
  ...{ key: 'standard', name: 'DHL', countries: [], currency: 'EUR', priceBy: 'total', isFreeForMarked: true },
  tiers: [
    { from: 0, priceCents: 490 },
    { from: 5000, priceCents: 290 },
    { from: 10_000, priceCents: 0 },
  ],
};

test.each([
  ['by the total, at the edge of a step', {}, {}, 290],
  ['below it', {}, { totalCents: 4999 }, 490],
  ['above the last step', {}, { totalCents: 900_000 }, 0],
  ['by weight', { priceBy: 'weight' }, { grams: 4999 }, 490],
  ['by weight, whatever it costs', { priceBy: 'weight' }, { totalCents: 900_000, grams: 6000 }, 290],
  ['to a country it delivers to', { countries: ['AT', 'DE'] }, {}, 290],
  ['not to another', { countries: ['AT'] }, {}, null],
  ['not to an unknown one, where it is limited', { countries: ['AT'] }, { country: null }, null],
  ['to an unknown one, where it is not', {}, { country: null }, 290],
  ['up to its greatest weight', { mostGrams: 1200 }, {}, 290],
  ['not above it, even for free', { mostGrams: 1199 }, { isAllFreeShipping: true }, null],
  ['not in another currency', {}, { currency: 'JPY' }, null],
  ['nothing for products with free delivery', {}, { isAllFreeShipping: true }, 0],
  ['its price for them, where it is not free', { isFreeForMarked: false }, { isAllFreeShipping: true }, 290],
] as const)('a method charges %s', (_, changes, given, cents) => {
  expect(deliveryPrice({ ...method, ...changes } as DeliveryMethod, { ...parcel, ...given })).toBe(cents);
});

test('a new shop charges 19.00, free from 500.00, in two-digit currencies, and has no method in others', () => {
  const [standard] = defaultDeliveryMethods('USD');
  const price = (totalCents: number) => standard && deliveryPrice(standard, { ...parcel, currency: 'USD', totalCents });
  expect([price(0), price(49_999), price(50_000)]).toEqual([1900, 1900, 0]);
  expect([defaultDeliveryMethods('JPY'), defaultDeliveryMethods('KWD')]).toEqual([[], []]);
});
