import { and, gt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { settleInvoice } from '#features/invoice/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { nextStatuses } from '../next-statuses.ts';
import type * as orderContract from '../order-contract.ts';
import type { OrderStatus } from '../order-contract.ts';
import { coupons, type orders } from '../tables.ts';
import { lockOrderFor, setOrderStatus } from './change-order.ts';
import { readOrder } from './read-order.ts';
import { isCoupon } from './read-quote.ts';
import { creditOrder } from './refund-order.ts';
import { moveStock } from './stock.ts';

/** Changes an order's status. Canceling credits what wasn't refunded and restocks what wasn't shipped. */
export async function moveOrder(
  { params, body }: GivenOf<typeof orderContract.moveOrder>,
  scope: Scope,
): Promise<AnswerOf<typeof orderContract.moveOrder>> {
  const { db, entity } = scope;
  const order = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) =>
    (nextStatuses[status] as readonly OrderStatus[]).includes(body.status),
  );
  if (body.status === 'paid') await settleInvoice(scope, order.invoiceId, order.payment === 'cash-on-delivery' ? 'cash' : 'bank-transfer');
  const left = order.lines
    .map(({ productId, colour, qty, refundedQty }) => ({ productId, colour, qty: qty - refundedQty }))
    .filter(({ qty }) => qty > 0);
  if (body.status === 'cancelled') {
    // Stock before invoices, the lock order of placing an order.
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

/** Reverts a shipment or delivery. Neither affected stock or money; whether the order is paid depends on its invoice. */
export async function takeOrderBack(
  { params, body }: GivenOf<typeof orderContract.takeOrderBack>,
  scope: Scope,
): Promise<AnswerOf<typeof orderContract.takeOrderBack>> {
  const { db, entity } = scope;
  const { id } = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) => status === body.from);
  await setOrderStatus(id, { status: body.from === 'delivered' ? 'shipped' : 'placed', kind: `not-${body.from}` }, scope);
  await announce(db, entity, { kind: 'order', ids: [id] });
  return { order: await readOrder(id, scope) };
}

/** Releases the coupon use of a canceled order. */
async function freeCoupon({ couponCode }: Pick<typeof orders.$inferSelect, 'couponCode'>, { db, entity }: Scope): Promise<void> {
  if (couponCode === '') return;
  await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} - 1` })
    .where(and(isCoupon(entity, couponCode), gt(coupons.uses, 0)));
}
