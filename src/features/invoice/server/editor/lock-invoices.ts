import { and, asc, inArray } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceRow } from './invoice-columns.ts';

/**
 * The chosen invoices that are not deleted, locked in the order of their ids so that two writers never wait for each other in a circle.
 * @throws 404 when one is not there.
 */
export async function lockInvoices(given: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<InvoiceRow[]> {
  const ids = [...new Set(given)];
  const rows = await db
    .select()
    .from(invoices)
    .where(and(live(invoices, entity), inArray(invoices.id, ids)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('invoice');
  return rows;
}

/** One of them. @throws 404. */
export async function lockInvoice(id: number, scope: Pick<Scope, 'db' | 'entity'>): Promise<InvoiceRow> {
  const [row] = await lockInvoices([id], scope);
  if (!row) throw notFound('invoice');
  return row;
}
