import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/shop/order-contract.ts';
import { orders } from '#features/shop/tables.ts';
import type { Scope } from '#server/scope.ts';
import { addDays, type DaySpan } from '../spans.ts';

export interface OrderDay {
  day: string;
  status: OrderStatus;
  currency: string;
  placed: number;
  totalCents: number;
}

/** How many orders were placed on each day of a span and what they come to, by status; by an index that has all of it. */
export function selectOrderDays({ db, entity }: Pick<Scope, 'db' | 'entity'>, { from, until }: DaySpan): Promise<OrderDay[]> {
  const { status, currency, createdAt } = orders;
  const day = sql<string>`(${createdAt} at time zone 'UTC')::date`;
  return db
    .select({
      day: sql<string>`${day}::text`,
      status,
      currency,
      placed: count(),
      totalCents: sql`sum(${orders.totalCents})`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.entity, entity), gte(createdAt, new Date(from)), lt(createdAt, new Date(addDays(until, 1)))))
    .groupBy(day, status, currency)
    .orderBy(day);
}
