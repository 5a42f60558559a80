import { expect, test } from 'vitest';
import { deliveryCents, freeDeliveryFromCents, orderTotals } from './order-totals.ts';

const line = (priceCents: number, qty = 1, hasFreeShipping = false) => ({ priceCents, qty, hasFreeShipping });

test('nothing costs nothing', () => {
  expect(orderTotals({ lines: [], coupon: null })).toEqual({ subtotalCents: 0, discountCents: 0, deliveryCents: 0, totalCents: 0 });
});
test('bringing it costs something until all of it is free, or it is enough', () => {
  const delivery = (...lines: ReturnType<typeof line>[]) => orderTotals({ lines, coupon: null }).deliveryCents;
  expect([delivery(line(100, 1, true)), delivery(line(100, 1, true), line(1))]).toEqual([0, deliveryCents]);
  expect([delivery(line(freeDeliveryFromCents - 1)), delivery(line(freeDeliveryFromCents / 2, 2))]).toEqual([deliveryCents, 0]);
});
test('a coupon takes a part off, rounded to a whole cent, and never more than the things cost', () => {
  const total = (percentOff: number, centsOff: number) => orderTotals({ lines: [line(999, 1, true)], coupon: { percentOff, centsOff } });
  expect(total(15, 0)).toMatchObject({ discountCents: 150, totalCents: 849 });
  expect(total(0, 5000)).toMatchObject({ discountCents: 999, totalCents: 0 });
});
