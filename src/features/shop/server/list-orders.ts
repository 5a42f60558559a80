import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { invoices } from '#features/invoice/tables.ts';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import { countTotal, maxToCount } from '#server/bounded-count.ts';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { endOfDayIn, startOfDayIn } from '#server/zone-days.ts';
import type * as contract from '../order-contract.ts';
import { openOrderStatuses } from '../order-contract.ts';
import { orders } from '../tables.ts';
import { isAt, isToShip, itsBuyer, itsInvoice, orderColumns, readOrder, theirPicture, toOrder } from './read-order.ts';

/** Lists a page of matching orders. */
export async function listOrders(
  { query }: GivenOf<typeof contract.listOrders>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listOrders>> {
  const wanted = orderCondition(query, await companyZone(scope));
  const page = await pageOf(wanted, query, scope);
  return { ...page, sums: page.isAtLeast ? [] : await sumUp(wanted, scope) };
}

function sumUp(wanted: SQL | undefined, { db, entity }: Scope) {
  return db
    .select({
      currency: orders.currency,
      totalCents: sql`coalesce(sum(${orders.totalCents}) filter (where ${ne(orders.status, 'cancelled')}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.entity, entity), wanted))
    .groupBy(orders.currency)
    .orderBy(orders.currency);
}

/** Condition for matching orders. @param zone the company's time zone, for day boundaries */
export function orderCondition(
  { q: text, status, placedFrom, placedUntil }: Omit<GivenOf<typeof contract.listOrders>['query'], 'page' | 'perPage' | 'exactTotal'>,
  zone: string,
): SQL | undefined {
  const q = text.trim();
  return and(
    standingAt(status),
    placedFrom === undefined ? undefined : gte(orders.createdAt, startOfDayIn(zone, placedFrom)),
    placedUntil === undefined ? undefined : lt(orders.createdAt, endOfDayIn(zone, placedUntil)),
    q === '' ? undefined : containsText(orders.searchText, q),
  );
}

function standingAt(status: GivenOf<typeof contract.listOrders>['query']['status']): SQL | undefined {
  if (status === '') return undefined;
  if (status === 'open') return inArray(orders.status, [...openOrderStatuses]);
  return status === 'to-ship' ? isToShip(orders) : isAt(status, orders);
}

/** Lists a page of the caller's orders. */
export function listOwnOrders(
  { query }: GivenOf<typeof contract.listOwnOrders>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listOwnOrders>> {
  return pageOf(eq(orders.personId, scope.identity.personId), { ...query, exactTotal: true }, scope);
}

/** Lists the caller's orders in short, without the permission for the shop. */
export async function listAccountOrders(
  { query }: GivenOf<typeof contract.listAccountOrders>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listAccountOrders>> {
  const { orders: found, total } = await pageOf(eq(orders.personId, scope.identity.personId), { ...query, exactTotal: true }, scope);
  const shown = found.map(({ id, status, placedAt, totalCents, currency }) => ({ id, status, placedAt, totalCents, currency }));
  return { orders: shown, total };
}

/** Returns an order's details for staff. */
export async function getOrder({ params }: GivenOf<typeof contract.getOrder>, scope: Scope): Promise<AnswerOf<typeof contract.getOrder>> {
  return { order: await readOrder(params.id, scope) };
}

/** Returns an order's details for its buyer. */
export async function getOwnOrder(
  { params }: GivenOf<typeof contract.getOwnOrder>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getOwnOrder>> {
  return { order: await readOrder(params.id, scope, scope.identity.personId) };
}

async function pageOf(condition: SQL | undefined, query: { page: number; perPage: number; exactTotal: boolean }, scope: Scope) {
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
  const counted = await countTotal(db, sql`${orders}`, wanted, maxToCount({ ...query, offset }));
  return { orders: rows.map((row) => toOrder(row, scope)), ...counted };
}

/** Search source: all orders for staff, their own for buyers. */
export const orderSearch: SearchSource = {
  source: 'order',
  seen({ ability, identity }) {
    if (ability.can('read', 'Order')) return undefined;
    return ability.can('read', 'Shop') ? eq(entries.ownerId, identity.personId) : null;
  },
  address: ({ id }, { ability }) =>
    ability.can('read', 'Order') ? pageAddress('/apps/ecommerce/orders/:id', { id }) : pageAddress('/apps/ecommerce/my-orders/:id', { id }),
};
