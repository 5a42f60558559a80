import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { todayOf } from '#features/company-day/server/offers.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import { invoicePayments, invoices } from '../../tables.ts';
import type { InvoiceRow, InvoiceWork } from './invoice-columns.ts';
import { workedOut } from './worked-out.ts';

/**
 * Writes `changes` and all that follows from the facts then: what was paid and credited, balance, status, what a search finds it by. The one
 * place where these are written to an invoice that exists. A row that is as it should be is left alone, with its version.
 * @returns the row as it is then.
 */
export async function refreshInvoice(
  work: Omit<InvoiceWork, 'identity'>,
  id: number,
  changes: Partial<InvoiceRow> = {},
): Promise<InvoiceRow> {
  const { db, entity, now } = work;
  const [before] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, id)))
    .for('update');
  if (!before) throw notFound('invoice');
  const facts = { ...before, ...changes };
  facts.paidCents = await paidOf(id, work);
  facts.creditedCents = await creditedOf(facts, work);
  const after: InvoiceRow = { ...facts, ...workedOut(facts, await todayOf(work)) };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  const [written] = await db
    .update(invoices)
    .set({ ...after, version: sql`${invoices.version} + 1`, updatedAt: now })
    .where(and(eq(invoices.entity, entity), eq(invoices.id, id)))
    .returning();
  return written ?? after;
}

async function paidOf(invoiceId: number, { db, entity }: Omit<InvoiceWork, 'identity'>): Promise<number> {
  const [row] = await db
    .select({ cents: sumOf(invoicePayments.amountCents) })
    .from(invoicePayments)
    .where(and(live(invoicePayments, entity), eq(invoicePayments.invoiceId, invoiceId)));
  return row?.cents ?? 0;
}

/** An issued credit note is settled by the invoice that it corrects, which bears its amount. */
async function creditedOf({ id, kind, totalCents, issuedAt }: InvoiceRow, { db, entity }: Omit<InvoiceWork, 'identity'>): Promise<number> {
  if (kind === 'credit-note') return issuedAt ? totalCents : 0;
  const [row] = await db
    .select({ cents: sumOf(invoices.totalCents) })
    .from(invoices)
    .where(and(live(invoices, entity), eq(invoices.creditsId, id), isNotNull(invoices.issuedAt)));
  return 0 - (row?.cents ?? 0);
}

function sumOf(column: typeof invoices.totalCents | typeof invoicePayments.amountCents) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}
