import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#features/files/tables.ts';
import { invoices } from '#features/invoice/tables.ts';
import { people } from '#features/people/tables.ts';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../order-contract.ts';
import { orders } from '../tables.ts';
import { itsBuyer, itsInvoice, orderColumns, readOrder, theirPicture, toOrder } from './read-order.ts';

/** A page of all orders that are looked for. */
export function listOrders({ query }: GivenOf<typeof contract.listOrders>, scope: Scope): Promise<AnswerOf<typeof contract.listOrders>> {
  const q = query.q.trim();
  const status = query.status === '' ? undefined : eq(orders.status, query.status);
  return pageOf(and(status, q === '' ? undefined : containsText(orders.searchText, q)), query, scope);
}

/** A page of what the caller has ordered. */
export function listOwnOrders(
  { query }: GivenOf<typeof contract.listOwnOrders>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listOwnOrders>> {
  return pageOf(eq(orders.personId, scope.identity.personId), query, scope);
}

/** Everything of an order, for who looks after it. */
export async function getOrder({ params }: GivenOf<typeof contract.getOrder>, scope: Scope): Promise<AnswerOf<typeof contract.getOrder>> {
  return { order: await readOrder(params.id, scope) };
}

/** Everything of an order, for who placed it. */
export async function getOwnOrder(
  { params }: GivenOf<typeof contract.getOwnOrder>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getOwnOrder>> {
  return { order: await readOrder(params.id, scope, scope.identity.personId) };
}

async function pageOf(condition: SQL | undefined, query: { page: number; perPage: number }, scope: Scope) {
  const { db, entity } = scope;
  const wanted = and(eq(orders.entity, entity), condition);
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select(orderColumns)
          .from(orders)
          .innerJoin(people, itsBuyer)
          .innerJoin(invoices, itsInvoice)
          .leftJoin(files, theirPicture)
          .where(wanted)
          .orderBy(desc(orders.id))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(orders).where(wanted);
  return { orders: rows.map((row) => toOrder(row, scope)), total: counted?.total ?? 0 };
}
