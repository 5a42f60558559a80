import { and, asc, count, eq, gte, lt, lte, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/shop/order-contract.ts';
import { orders } from '#features/shop/tables.ts';
import type { Scope } from '#server/scope.ts';
import { endOfDayIn, startOfDayIn } from '#server/zone-days.ts';
import { type DaySpan, growthOf, type Span, stepsOf } from '../spans.ts';
import { invoiceDays } from '../tables.ts';

/** Totals of a day's issued invoices by status in the company's currency: credit notes are negative, drafts excluded. */
export interface DaySums {
  day: string;
  status: string;
  listed: number;
  totalCents: number;
  balanceCents: number;
}

/** Returns the issued totals for each day of a span. */
export function selectIssuedDays(
  { db, entity, currency }: Pick<Scope, 'db' | 'entity'> & { currency: string },
  { from, until }: DaySpan,
): Promise<DaySums[]> {
  const { issuedOn: day, status, listed, totalCents, balanceCents } = invoiceDays;
  return db
    .select({ day, status, listed, totalCents, balanceCents })
    .from(invoiceDays)
    .where(
      and(
        eq(invoiceDays.entity, entity),
        eq(invoiceDays.currency, currency),
        gte(day, from),
        lte(day, until),
        ne(status, 'Draft'),
        sql`${listed} > 0`,
      ),
    )
    .orderBy(asc(day));
}

export interface OrderDay {
  day: string;
  status: OrderStatus;
  currency: string;
  placed: number;
  totalCents: number;
}

/** Counts and totals of orders for each day of a span, by status; from a covering index. */
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
    .where(
      and(
        eq(orders.entity, entity),
        gte(createdAt, startOfDayIn(companyTimeZone, from)),
        lt(createdAt, endOfDayIn(companyTimeZone, until)),
      ),
    )
    .groupBy(sql`1`, status, currency)
    .orderBy(sql`1`);
}

interface DayValue {
  day: string;
  value: number;
}

/** The data of a chart. */
interface Drawn {
  points: { day: string; value: number; before: number }[];
  total: number;
  before: number;
  growth: number | null;
}

/** Sums daily values into the steps of a span, next to the corresponding step of the previous span. */
export function pointsOf({ before, ...span }: Span, values: readonly DayValue[]): Drawn {
  const sumIn = ({ from, until }: DaySpan) => values.reduce((sum, { day, value }) => (day >= from && day <= until ? sum + value : sum), 0);
  const earlier = stepsOf(before);
  const points = stepsOf(span).map((step, at) => {
    const other = earlier[at];
    return { day: step.from, value: sumIn(step), before: other ? sumIn(other) : 0 };
  });
  const [total, was] = [sumIn(span), sumIn(before)];
  return { points, total, before: was, growth: growthOf(total, was) };
}

/** Turns points into cumulative sums from the first step. */
export function addedUp(points: Drawn['points']): Drawn['points'] {
  const sum = { value: 0, before: 0 };
  return points.map(({ day, value, before }) => {
    sum.value += value;
    sum.before += before;
    return { day, ...sum };
  });
}
