import { expect, test } from 'vitest';
import { cartOffer } from './cart-offer.ts';

const now = new Date('2030-03-10T09:00:00Z');

test('what is shown beside a thing in the cart stays within its bounds, and still all day', () => {
  const found = Array.from({ length: 500 }, (_, id) => cartOffer(id, now));
  const days = found.map(({ shippingDate }) => (Date.parse(shippingDate) - Date.parse('2030-03-10')) / 86_400_000);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
  expect([range(days), range(found.map((one) => one.offers)), range(found.map((one) => one.discountPercentage))]).toEqual([
    [1, 8],
    [1, 4],
    [3, 20],
  ]);
  expect(cartOffer(7, new Date('2030-03-10T23:59:59Z'))).toEqual(cartOffer(7, now));
});
