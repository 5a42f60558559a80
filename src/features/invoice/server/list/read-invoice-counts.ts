import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import { type readInvoiceCounts as contract, type InvoiceStatus, invoiceStatuses } from '../../contract.ts';
import { invoiceCountsView as counts } from '../../tables.ts';

type Counts = AnswerOf<typeof contract>;

/** How many invoices there are of each status. */
export async function readInvoiceCounts(_given: GivenOf<typeof contract>, scope: Scope): Promise<Counts> {
  return readCounts(scope);
}

/** The same for other calls: kept by the database with every write, so that nothing is counted here. */
export async function readCounts({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Counts> {
  const rows = await db.select({ status: counts.status, total: counts.total }).from(counts).where(eq(counts.entity, entity));
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  const byStatus = Object.fromEntries(invoiceStatuses.map((status) => [status, totals.get(status) ?? 0]));
  return { counts: byStatus as Record<InvoiceStatus, number>, deleted: totals.get('deleted') ?? 0 };
}
