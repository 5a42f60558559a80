import { expect, test } from 'vitest';
import { cartOffer } from './cart-offer.ts';

const today = '2030-03-10';

test('keeps all values within their ranges', () => {
  const found = Array.from({ length: 500 }, (_, id) => cartOffer(id, today));
  const days = found.map(({ shippingDate }) => (Date.parse(shippingDate) - Date.parse(today)) / 86_400_000);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
  expect([range(days), range(found.map((one) => one.offers)), range(found.map((one) => one.discountPercentage))]).toEqual([
    [1, 8],
    [1, 4],
    [3, 20],
  ]);
});
