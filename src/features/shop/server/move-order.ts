import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { settleInvoice } from '#features/invoice/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { nextStatuses } from '../next-statuses.ts';
import type { moveOrder as contract, OrderStatus } from '../order-contract.ts';
import { freeCoupon } from './coupons/free-coupon.ts';
import { creditOrder } from './credit-order.ts';
import { lockOrderFor } from './lock-order.ts';
import { moveStock } from './move-stock.ts';
import { readOrder } from './read-order.ts';
import { setOrderStatus } from './set-order-status.ts';

/** Takes an order on, or cancels it: what was not refunded yet is credited, and what was not sent is there to sell again. */
export async function moveOrder({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const order = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) =>
    (nextStatuses[status] as readonly OrderStatus[]).includes(body.status),
  );
  if (body.status === 'paid') await settleInvoice(scope, order.invoiceId, order.payment === 'cash-on-delivery' ? 'cash' : 'bank-transfer');
  const left = order.lines
    .map(({ productId, colour, qty, refundedQty }) => ({ productId, colour, qty: qty - refundedQty }))
    .filter(({ qty }) => qty > 0);
  if (body.status === 'cancelled') {
    // Stock before invoices, as whoever orders takes their locks.
    if (order.status !== 'shipped')
      await moveStock(
        scope,
        left.map(({ productId, qty }) => ({ productId, change: qty, reason: 'returned', orderId: order.id })),
      );
    await freeCoupon(order, scope);
    await creditOrder(order, left, { scope, note: '', and: 'rest' });
  }
  await setOrderStatus(order.id, { status: body.status, kind: body.status }, scope);
  await announce(
    db,
    entity,
    { kind: 'order', ids: [order.id] },
    { kind: 'invoice', ids: [order.invoiceId] },
    { kind: 'product', ids: left.map(({ productId }) => productId) },
  );
  return { order: await readOrder(order.id, scope) };
}
