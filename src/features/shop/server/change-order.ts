import { and, eq, sql } from 'drizzle-orm';
import { invoices } from '#features/invoice/tables.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { OrderEventKind, OrderStatus } from '../order-contract.ts';
import { orderEvents, orders } from '../tables.ts';
import { itsInvoice, orderStatusOf, readOrder } from './read-order.ts';

/** Locks an order, with the status derived from its invoice. @throws 404. */
export async function lockOrder(id: number, { db, entity }: Scope): Promise<typeof orders.$inferSelect> {
  const { balanceCents, paidCents } = invoices;
  const [row] = await db
    .select({ order: orders, balanceCents, paidCents })
    .from(orders)
    .innerJoin(invoices, itsInvoice)
    .where(and(eq(orders.entity, entity), eq(orders.id, id)))
    .for('update', { of: orders });
  if (!row) throw notFound('order');
  return { ...row.order, status: orderStatusOf({ ...row.order, ...row }) };
}

/**
 * Locks an order for a change that only some orders allow.
 * @param version the version the change is based on
 * @param isPossible whether the current status allows the change
 * @throws 404, and 409 with the current order when someone else changed it or its status doesn't allow the change
 */
export async function lockOrderFor(
  { id, version }: { id: number; version: number | undefined },
  scope: Scope,
  isPossible: (status: OrderStatus) => boolean,
): Promise<typeof orders.$inferSelect> {
  const order = await lockOrder(id, scope);
  if (version !== undefined && version !== order.version) throw conflict('order', await readOrder(id, scope));
  if (!isPossible(order.status)) throw new Refusal('conflict', { code: 'order_cannot_go_there' }, { current: await readOrder(id, scope) });
  return order;
}

/** Sets the status of a locked order and records the event. */
export async function setOrderStatus(orderId: number, to: { status: OrderStatus; kind: OrderEventKind }, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await db
    .update(orders)
    .set({ status: to.status, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.entity, entity), eq(orders.id, orderId)));
  await writeEvent(scope, { orderId, kind: to.kind });
}

type Event = Pick<typeof orderEvents.$inferInsert, 'orderId' | 'kind' | 'detail'>;

/** Records an order event and who caused it. */
export async function writeEvent({ db, entity, identity, now }: Scope, event: Event): Promise<void> {
  const id = await nextId(db, entity, 'order-event');
  await db.insert(orderEvents).values({ ...event, entity, id, personId: identity.personId, at: now });
}
