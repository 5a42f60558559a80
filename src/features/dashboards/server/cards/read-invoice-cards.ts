import { majorUnits } from '#features/invoice/server/offers.ts';
import type { Cards } from '../../contract.ts';
import { addedUp, pointsOf } from '../points-of.ts';
import type { Reading } from '../reading.ts';
import type { DaySums } from '../select-issued-days.ts';

const invoiced = ({ day, totalCents }: DaySums) => ({ day, value: totalCents });
/** An invoice's balance is what is left after payments and credit; a credit note has none, and its total takes the credit off again. */
const paid = ({ day, totalCents, balanceCents }: DaySums) => ({ day, value: totalCents - balanceCents });
const counted = ({ day, listed }: DaySums) => ({ day, value: listed });

/** Total of all invoices issued in the days, less credit notes, with tax, against the days before. */
export async function readSalesCard(reading: Reading): Promise<Cards['sales']> {
  const { total, before, growth } = pointsOf(reading.span, (await reading.issuedDays()).map(invoiced));
  return { medal: medalOf(total, before), totalCents: total, beforeCents: before, currency: reading.currency, growth };
}

function medalOf(total: number, before: number): Cards['sales']['medal'] {
  if (total <= 0) return null;
  if (total <= before) return 'bronze';
  // A tenth more, in whole cents: 1.1 is none of the numbers that a computer has.
  return total * 10 >= before * 11 ? 'gold' : 'silver';
}

/** What has been paid of the invoices issued in the days: total less what is still to be paid. */
export async function readProfit(reading: Reading): Promise<Cards['profitLineChart']> {
  const { currency, span } = reading;
  const { points, total, growth } = pointsOf(span, (await reading.issuedDays()).map(paid));
  const series = [{ data: points.map(({ value }) => majorUnits(value, currency)) }];
  return { title: 'Profit', statistics: majorUnits(total, currency), series, points, growth, span, currency, totalCents: total };
}

/** Total of all invoices issued in the days, by how they stand now. */
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

/** What was invoiced in the days and in those before, added up day by day. */
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

/** What was invoiced in the days, step by step. */
export async function readRevenueGenerated(reading: Reading) {
  const { currency, span } = reading;
  const { points, total, growth } = pointsOf(span, (await reading.issuedDays()).map(invoiced));
  const series = [{ name: 'Revenue', data: points.map(({ value }) => majorUnits(value, currency)) }];
  return { series, points, growth, span, currency, totalCents: total, analyticsData: { revenue: majorUnits(total, currency) } };
}

/** How many invoices and credit notes were issued in the days. */
export async function readSales(reading: Reading) {
  const { points, total, growth } = pointsOf(reading.span, (await reading.issuedDays()).map(counted));
  const series = [{ name: 'Sales', data: points.map(({ value }) => value) }];
  return { series, points, growth, span: reading.span, analyticsData: { sales: total } };
}
