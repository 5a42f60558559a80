import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { takeOrderBack as contract, OrderStatus } from '../order-contract.ts';
import { orderEvents, orders } from '../tables.ts';
import { lockOrder } from './lock-order.ts';
import { readOrder } from './read-order.ts';
import { writeEvent } from './write-event.ts';

/** Takes back that an order was shipped or delivered. Neither stock nor money followed from it, so that nothing else is to be taken back. */
export async function takeOrderBack({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const order = await lockOrder(params.id, scope);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order', await readOrder(order.id, scope));
  if (order.status !== body.from)
    throw new Refusal('conflict', { code: 'order_cannot_go_there' }, { current: await readOrder(order.id, scope) });
  await db
    .update(orders)
    .set({ status: await statusBefore(body.from, order.id, scope), version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.entity, entity), eq(orders.id, order.id)));
  await writeEvent(scope, { orderId: order.id, kind: `not-${body.from}` });
  await announce(db, entity, { kind: 'order', ids: [order.id] });
  return { order: await readOrder(order.id, scope) };
}

/** Many are sent before they are paid: only the history says whether one was paid first. */
async function statusBefore(from: 'shipped' | 'delivered', orderId: number, { db, entity }: Scope): Promise<OrderStatus> {
  if (from === 'delivered') return 'shipped';
  const [paid] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.entity, entity), eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'paid')))
    .limit(1);
  return paid ? 'paid' : 'placed';
}
