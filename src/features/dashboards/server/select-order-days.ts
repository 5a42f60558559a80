import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/shop/order-contract.ts';
import { orders } from '#features/shop/tables.ts';
import type { Scope } from '#server/scope.ts';
import { beginIn, endIn } from '#server/zone-days.ts';
import type { DaySpan } from '../spans.ts';

export interface OrderDay {
  day: string;
  status: OrderStatus;
  currency: string;
  placed: number;
  totalCents: number;
}

/** How many orders were placed on each day of a span and what they come to, by status; by an index that has all of it. */
export function selectOrderDays(
  { db, entity, companyTimeZone }: Pick<Scope, 'db' | 'entity'> & { companyTimeZone: string },
  { from, until }: DaySpan,
): Promise<OrderDay[]> {
  const { status, currency, createdAt } = orders;
  const day = sql<string>`(${createdAt} at time zone ${companyTimeZone})::date::text`;
  return db
    .select({
      day,
      status,
      currency,
      placed: count(),
      totalCents: sql`sum(${orders.totalCents})`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.entity, entity), gte(createdAt, beginIn(companyTimeZone, from)), lt(createdAt, endIn(companyTimeZone, until))))
    .groupBy(sql`1`, status, currency)
    .orderBy(sql`1`);
}
