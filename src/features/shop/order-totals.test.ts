import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const line = (priceCents: number, qty = 1) => ({ priceCents, qty });

test('totals zero for an empty cart', () => {
  const nothing = { subtotalCents: 0, discountCents: 0, deliveryCents: 0, totalCents: 0 };
  expect(orderTotals({ lines: [], coupon: null, deliveryCents: 0 })).toEqual(nothing);
});
test('rounds the coupon discount to a whole cent, caps it at the subtotal, and excludes delivery', () => {
  const total = (percentOff: number, centsOff: number) =>
    orderTotals({ lines: [line(333, 3)], coupon: { percentOff, centsOff }, deliveryCents: 1900 });
  expect(total(15, 0)).toMatchObject({ subtotalCents: 999, discountCents: 150, totalCents: 849 + 1900 });
  expect(total(0, 5000)).toMatchObject({ discountCents: 999, totalCents: 1900 });
});
