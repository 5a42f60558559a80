import { and, asc, count, eq, gt, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { LineItem, Pricing } from '../contract.ts';
import { hasSeveralTaxes, invoiceTotals } from '../line-amounts.ts';
import { invoicesView as invoices } from '../tables.ts';
import type { readTaxReport as contract, TaxPeriod, TaxRow } from '../tax-contract.ts';

/** Maximum number of invoices to calculate in one request. */
const maxInvoices = 100_000;
const rowsPerBatch = 1000;

/**
 * Returns the tax per rate and period. Calculates each invoice as its page shows it, so that the sums match the documents. A past
 * month counts as filed: a document voided later stays in it, and is reversed on the day it was voided.
 */
export async function readTaxReport({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { entity } = scope;
  const { issuedOn, voidedOn } = invoices;
  // Uses a partial index of voided documents.
  const isVoidedLater = and(eq(invoices.entity, entity), sql`${voidedOn} >= date_trunc('month', ${issuedOn}) + interval '1 month'`);
  const sums = taxSums(query.by);
  await addAll({ on: issuedOn, where: and(live(invoices, entity), ne(invoices.status, 'Draft')), sign: 1 }, sums, query, scope);
  await addAll({ on: issuedOn, where: isVoidedLater, sign: 1 }, sums, query, scope);
  await addAll({ on: voidedOn, where: isVoidedLater, sign: -1 }, sums, query, scope);
  return { rows: sums.rows() };
}

interface Counted {
  /** Date column by which they count. */
  on: typeof invoices.issuedOn | typeof invoices.voidedOn;
  where: SQL | undefined;
  sign: 1 | -1;
}

async function addAll(
  { on, where, sign }: Counted,
  sums: ReturnType<typeof taxSums>,
  { from, until }: GivenOf<typeof contract>['query'],
  { db }: Scope,
): Promise<void> {
  const isMeant = and(where, gte(on, from), lte(on, until));
  const [counted] = await db.select({ total: count() }).from(invoices).where(isMeant);
  if ((counted?.total ?? 0) > maxInvoices) throw invalid('until', 'too_many_invoices');
  const { id, currency, lines, pricing } = invoices;
  for (let after: TaxedInvoice | undefined; ; ) {
    const rows = await db
      .select({ id, on: sql<string>`${on}::text`, currency, lines, pricing })
      .from(invoices)
      .where(and(isMeant, after && and(gte(on, after.on), or(gt(on, after.on), gt(id, after.id)))))
      .orderBy(asc(on), asc(id))
      .limit(rowsPerBatch);
    for (const row of rows) sums.add(row, sign);
    after = rows.at(-1);
    if (rows.length < rowsPerBatch) return;
  }
}

interface TaxedInvoice {
  id: number;
  /** Date by which it counts: `YYYY-MM-DD`. */
  on: string;
  currency: string;
  lines: LineItem[];
  pricing: Pricing;
}

/** Sums taxes by currency, period, rate and category; reversals of voided documents have the sign -1. */
function taxSums(by: TaxPeriod): { add: (invoice: TaxedInvoice, sign: 1 | -1) => void; rows: () => TaxRow[] } {
  const rows = new Map<string, TaxRow>();
  return {
    add({ on, currency, lines, pricing }, sign) {
      const period = periodOf(on, by);
      // A rate may occur several times with different reasons; the invoice counts once.
      const counted = new Set<string>();
      const isSeveral = hasSeveralTaxes(lines, pricing);
      for (const { basisPoints, category, netCents, taxCents, ...tax } of invoiceTotals(lines, pricing).taxes) {
        const name = isSeveral ? tax.name : '';
        const key = `${currency} ${period} ${basisPoints} ${category} ${name}`;
        const row = rows.get(key) ?? { currency, period, basisPoints, category, name, invoices: 0, netCents: 0, taxCents: 0 };
        rows.set(key, row);
        row.netCents += sign * netCents;
        row.taxCents += sign * taxCents;
        if (!counted.has(key)) row.invoices += 1;
        counted.add(key);
      }
    },
    rows: () => [...rows.values()].sort(inOrder),
  };
}

/** Returns a date's period: `2026-03`, `2026-Q1` or `2026`. */
function periodOf(day: string, by: TaxPeriod): string {
  if (by === 'year') return day.slice(0, 4);
  return by === 'month' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** Sorts by currency and period, highest rate first. */
function inOrder(a: TaxRow, b: TaxRow): number {
  const name = (row: TaxRow) => `${row.currency} ${row.period}`;
  if (name(a) !== name(b)) return name(a) < name(b) ? -1 : 1;
  return b.basisPoints - a.basisPoints || (a.category < b.category ? -1 : Number(a.category > b.category));
}
