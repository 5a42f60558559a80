import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { DaySpan } from '../../spans.ts';
import { invoiceDays } from '../../tables.ts';
import type { Reading } from '../reading.ts';

/** A month by its first day: what was invoiced in it, and what has been paid of that. */
export interface MonthSums {
  day: string;
  invoicedCents: number;
  paidCents: number;
}

/** The months of a span in which anything was invoiced. */
export function selectMonths({ db, entity, currency }: Reading, { from, until }: DaySpan): Promise<MonthSums[]> {
  const { issuedOn, totalCents, balanceCents } = invoiceDays;
  return db
    .select({
      day: sql<string>`to_char(${issuedOn}, 'YYYY-MM-01')`,
      invoicedCents: sql`sum(${totalCents})`.mapWith(Number),
      paidCents: sql`sum(${totalCents} - ${balanceCents})`.mapWith(Number),
    })
    .from(invoiceDays)
    .where(
      and(
        eq(invoiceDays.entity, entity),
        eq(invoiceDays.currency, currency),
        gte(issuedOn, from),
        lte(issuedOn, until),
        ne(invoiceDays.status, 'Draft'),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
