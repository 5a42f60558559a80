import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { majorUnits } from '#features/invoice/server/public-api.ts';
import type { Cards } from '../contract.ts';
import { addMonths, type DaySpan } from '../spans.ts';
import { invoiceDays, recordedMetrics } from '../tables.ts';
import { addedUp, type DaySums, pointsOf } from './day-sums.ts';
import type { Reading } from './reading.ts';

const invoiced = ({ day, totalCents }: DaySums) => ({ day, value: totalCents });
/**
 * An invoice's balance is what remains after payments and credit; a credit note has no balance, and its negative total cancels the credit.
 */
const paid = ({ day, totalCents, balanceCents }: DaySums) => ({ day, value: totalCents - balanceCents });
const counted = ({ day, listed }: DaySums) => ({ day, value: listed });

/** Total of all invoices issued in the period, less credit notes, tax included, compared with the previous period. */
export async function readSalesCard(reading: Reading): Promise<Cards['sales']> {
  const { total, before, growth } = pointsOf(reading.span, (await reading.issuedDays()).map(invoiced));
  return { medal: medalOf(total, before), totalCents: total, beforeCents: before, currency: reading.currency, growth };
}

function medalOf(total: number, before: number): Cards['sales']['medal'] {
  if (total <= 0) return null;
  if (total <= before) return 'bronze';
  // 10% more, compared in whole cents because 1.1 has no exact floating-point representation.
  return total * 10 >= before * 11 ? 'gold' : 'silver';
}

/** Amount paid of the period's invoices: total minus balance. */
export async function readProfit(reading: Reading): Promise<Cards['profitLineChart']> {
  const { currency, span } = reading;
  const { points, total, growth } = pointsOf(span, (await reading.issuedDays()).map(paid));
  const series = [{ data: points.map(({ value }) => majorUnits(value, currency)) }];
  return { title: 'Profit', statistics: majorUnits(total, currency), series, points, growth, span, currency, totalCents: total };
}

/** Total of the period's invoices by their current status. */
export async function readEarnings(reading: Reading): Promise<Cards['earnings']> {
  const days = await reading.issuedDays();
  const { total, growth } = pointsOf(reading.span, days.map(invoiced));
  const parts = new Map<string, Cards['earnings']['parts'][number]>();
  for (const { day, status, listed, totalCents } of days) {
    if (day < reading.span.from) continue;
    const part = parts.get(status) ?? { status, count: 0, totalCents: 0 };
    parts.set(status, { status, count: part.count + listed, totalCents: part.totalCents + totalCents });
  }
  return { currency: reading.currency, totalCents: total, growth, parts: [...parts.values()].sort((a, b) => b.totalCents - a.totalCents) };
}

/** Cumulative invoiced total per day for the period and the previous one. */
export async function readRevenue(reading: Reading) {
  const { currency, span } = reading;
  const { points, total, before, growth } = pointsOf(span, (await reading.issuedDays()).map(invoiced));
  const exact = { thisCents: total, lastCents: before };
  return {
    thisMonth: majorUnits(total, currency),
    lastMonth: majorUnits(before, currency),
    ...exact,
    currency,
    growth,
    span,
    points: addedUp(points),
  };
}

/** Invoiced total per step of the period. */
export async function readRevenueGenerated(reading: Reading) {
  const { currency, span } = reading;
  const { points, total, growth } = pointsOf(span, (await reading.issuedDays()).map(invoiced));
  const series = [{ name: 'Revenue', data: points.map(({ value }) => majorUnits(value, currency)) }];
  return { series, points, growth, span, currency, totalCents: total, analyticsData: { revenue: majorUnits(total, currency) } };
}

/** Number of invoices and credit notes issued in the period. */
export async function readSales(reading: Reading) {
  const { points, total, growth } = pointsOf(reading.span, (await reading.issuedDays()).map(counted));
  const series = [{ name: 'Sales', data: points.map(({ value }) => value) }];
  return { series, points, growth, span: reading.span, analyticsData: { sales: total } };
}

/** A year's invoiced and paid totals by month, next to its budget. */
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
    .select({ value: recordedMetrics.value })
    .from(recordedMetrics)
    .where(and(eq(recordedMetrics.entity, entity), eq(recordedMetrics.name, 'budget'), eq(recordedMetrics.day, day)));
  return kept?.value ?? null;
}

/** Years with invoices, always including the last three. */
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
  // Limited so that a mistyped date doesn't list centuries.
  const oldest = Math.max(newest - 20, Math.min(now - 2, yearOf(ends?.first, now)));
  return Array.from({ length: newest - oldest + 1 }, (_, back) => String(newest - back));
}

const radarMonths = 6;

/** Invoiced and paid totals of the six months up to the period's last day. */
export async function readSalesRadar(reading: Reading): Promise<Cards['salesRadar']> {
  const { until } = reading.span;
  const first = addMonths(`${until.slice(0, 7)}-01`, 1 - radarMonths);
  const found = new Map((await selectMonths(reading, { from: first, until })).map((month) => [month.day, month]));
  const shown = Array.from({ length: radarMonths }, (_, at) => addMonths(first, at));
  return { currency: reading.currency, months: shown.map((day) => found.get(day) ?? { day, invoicedCents: 0, paidCents: 0 }) };
}

/** Invoiced and paid totals of a month, identified by its first day. */
interface MonthSums {
  day: string;
  invoicedCents: number;
  paidCents: number;
}

/** The months of a span with invoices. */
function selectMonths({ db, entity, currency }: Reading, { from, until }: DaySpan): Promise<MonthSums[]> {
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
