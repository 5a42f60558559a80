import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invoices } from '#features/invoice/tables.ts';
import { findCards } from '#features/kanban/server/offers.ts';
import { linkedTo } from '#features/links/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { getOrderOfCard as contract } from '../../fulfilment-contract.ts';
import { orders } from '../../tables.ts';
import { orderStatusOf } from '../order-status.ts';
import { itsInvoice } from '../read-order.ts';

/** The order that a card was made of, for who sees both. */
export async function getOrderOfCard({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, ability } = scope;
  refuseUnlessAble(ability, 'read', 'Board');
  const [card] = await findCards(scope, [params.id]);
  if (!card) throw notFound('card');
  const ids = await linkedTo(scope, { kind: 'card', id: card.id }, 'order');
  const [order] = await db
    .select({ id: orders.id, status: orders.status, balanceCents: invoices.balanceCents, paidCents: invoices.paidCents })
    .from(orders)
    .innerJoin(invoices, itsInvoice)
    .where(and(eq(orders.entity, entity), inArray(orders.id, ids)))
    .limit(1);
  return { order: order ? { id: order.id, status: orderStatusOf(order) } : null };
}
