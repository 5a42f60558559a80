import { and, asc, count, gt, gte, lte, ne, or, type SQL } from 'drizzle-orm';
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

/** The tax of each rate in each period. Each invoice is worked out as its page shows it, so that the sums are those of the documents. */
export async function readTaxReport({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { from, until, by } = query;
  const { db, entity } = scope;
  const isMeant = and(live(invoices, entity), ne(invoices.status, 'Draft'), gte(invoices.issuedOn, from), lte(invoices.issuedOn, until));
  const [counted] = await db.select({ total: count() }).from(invoices).where(isMeant);
  if ((counted?.total ?? 0) > mostInvoices) throw invalid('until', 'too_many_invoices');
  const sums = taxSums(by);
  for (let after: TaxedInvoice | undefined; ; ) {
    const rows = await selectBatch(db, and(isMeant, isLater(after)));
    for (const row of rows) sums.add(row);
    after = rows.at(-1);
    if (rows.length < rowsPerBatch) return { rows: sums.rows() };
  }
}

function selectBatch(db: Scope['db'], which: SQL | undefined) {
  const { id, issuedOn, currency, lines, pricing } = invoices;
  return db
    .select({ id, issuedOn, currency, lines, pricing })
    .from(invoices)
    .where(which)
    .orderBy(asc(issuedOn), asc(id))
    .limit(rowsPerBatch);
}

function isLater(after: TaxedInvoice | undefined): SQL | undefined {
  if (!after) return undefined;
  const { issuedOn, id } = invoices;
  return and(gte(issuedOn, after.issuedOn), or(gt(issuedOn, after.issuedOn), gt(id, after.id)));
}
