import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { OrderEventKind, OrderStatus } from '../order-contract.ts';
import { orders } from '../tables.ts';
import { writeEvent } from './write-event.ts';

/** Puts an order, which the caller has locked, where it is now, and writes down what happened. */
export async function setOrderStatus(orderId: number, to: { status: OrderStatus; kind: OrderEventKind }, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await db
    .update(orders)
    .set({ status: to.status, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.entity, entity), eq(orders.id, orderId)));
  await writeEvent(scope, { orderId, kind: to.kind });
}
