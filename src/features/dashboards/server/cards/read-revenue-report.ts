import { and, eq, ne, sql } from 'drizzle-orm';
import { majorUnits } from '#features/invoice/server/offers.ts';
import type { Cards } from '../../contract.ts';
import { addMonths } from '../../spans.ts';
import { invoiceDays, keptFigures } from '../../tables.ts';
import type { Reading } from '../reading.ts';
import { type MonthSums, selectMonths } from './select-months.ts';

/** What was invoiced in a year and paid of it, month by month, beside the kept budget of the year. */
export async function readRevenueReport(reading: Reading, asked?: number): Promise<Cards['revenueReport']> {
  const { currency, today } = reading;
  const thisYear = Number(today.slice(0, 4));
  const year = String(asked ?? thisYear).padStart(4, '0');
  const first = `${year}-01-01`;
  const [sums, budgetCents, years] = await Promise.all([
    selectMonths(reading, { from: first, until: `${year}-12-31` }),
    readBudget(reading, first),
    listYears(reading, thisYear),
  ]);
  const found = new Map(sums.map((month) => [month.day, month]));
  const months = Array.from({ length: 12 }, (_, at): MonthSums => {
    const day = addMonths(first, at);
    return found.get(day) ?? { day, invoicedCents: 0, paidCents: 0 };
  });
  const sum = (of: (month: MonthSums) => number) => months.reduce((total, month) => total + of(month), 0);
  const priceCents = sum(({ invoicedCents }) => invoicedCents);
  return {
    years,
    price: majorUnits(priceCents, currency),
    budget: budgetCents === null ? 0 : majorUnits(budgetCents, currency),
    ...{ year, currency, priceCents, budgetCents, paidCents: sum(({ paidCents }) => paidCents), months },
  };
}

async function readBudget({ db, entity }: Reading, day: string): Promise<number | null> {
  const [kept] = await db
    .select({ value: keptFigures.value })
    .from(keptFigures)
    .where(and(eq(keptFigures.entity, entity), eq(keptFigures.name, 'budget'), eq(keptFigures.day, day)));
  return kept?.value ?? null;
}

/** The years with invoices, and the last three in any case. */
async function listYears({ db, entity, currency }: Reading, now: number): Promise<string[]> {
  const [ends] = await db
    .select({ first: sql<string | null>`min(${invoiceDays.issuedOn})`, last: sql<string | null>`max(${invoiceDays.issuedOn})` })
    .from(invoiceDays)
    .where(
      and(
        eq(invoiceDays.entity, entity),
        eq(invoiceDays.currency, currency),
        ne(invoiceDays.status, 'Draft'),
        sql`${invoiceDays.listed} > 0`,
      ),
    );
  const yearOf = (day: string | null | undefined, other: number) => (day ? Number(day.slice(0, 4)) : other);
  const newest = Math.max(now, yearOf(ends?.last, now));
  // Not a list of centuries for a date that was typed wrongly.
  const oldest = Math.max(newest - 20, Math.min(now - 2, yearOf(ends?.first, now)));
  return Array.from({ length: newest - oldest + 1 }, (_, back) => String(newest - back));
}
