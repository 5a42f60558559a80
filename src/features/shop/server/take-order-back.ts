import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { takeOrderBack as contract, OrderStatus } from '../order-contract.ts';
import { orderEvents } from '../tables.ts';
import { lockOrderFor } from './lock-order.ts';
import { readOrder } from './read-order.ts';
import { setOrderStatus } from './set-order-status.ts';

/** Takes back that an order was shipped or delivered. Neither stock nor money followed from it, so that nothing else is to be taken back. */
export async function takeOrderBack({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id } = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) => status === body.from);
  await setOrderStatus(id, { status: await statusBefore(body.from, id, scope), kind: `not-${body.from}` }, scope);
  await announce(db, entity, { kind: 'order', ids: [id] });
  return { order: await readOrder(id, scope) };
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
