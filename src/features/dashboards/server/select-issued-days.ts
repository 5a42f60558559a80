import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { DaySpan } from '../spans.ts';
import { invoiceDays } from '../tables.ts';

/** What was issued on a day, by status, in the company's currency: credit notes count below zero, drafts not at all. */
export interface DaySums {
  day: string;
  status: string;
  listed: number;
  totalCents: number;
  balanceCents: number;
}

/** What was issued on each day of a span. */
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
