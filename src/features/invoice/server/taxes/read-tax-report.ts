import { and, asc, count, eq, gt, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { invoicesView as invoices } from '../../tables.ts';
import type { readTaxReport as contract } from '../../tax-contract.ts';
import { type TaxedInvoice, taxSums } from './tax-sums.ts';

/** More invoices than these are not worked out while somebody waits. */
const mostInvoices = 100_000;
const rowsPerBatch = 1000;

/**
 * The tax of each rate in each period. Each invoice is worked out as its page shows it, so that the sums are those of the documents. A month that is
 * over counts as filed: what was voided later stays in it, and is taken back on the day on which it was voided.
 */
export async function readTaxReport({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { entity } = scope;
  const { issuedOn, voidedOn } = invoices;
  // Of an index with nothing in it but what was voided.
  const isVoidedLater = and(eq(invoices.entity, entity), sql`${voidedOn} >= date_trunc('month', ${issuedOn}) + interval '1 month'`);
  const sums = taxSums(query.by);
  await addAll({ on: issuedOn, where: and(live(invoices, entity), ne(invoices.status, 'Draft')), sign: 1 }, sums, query, scope);
  await addAll({ on: issuedOn, where: isVoidedLater, sign: 1 }, sums, query, scope);
  await addAll({ on: voidedOn, where: isVoidedLater, sign: -1 }, sums, query, scope);
  return { rows: sums.rows() };
}

interface Counted {
  /** The day on which they count. */
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
  if ((counted?.total ?? 0) > mostInvoices) throw invalid('until', 'too_many_invoices');
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
