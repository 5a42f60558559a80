import { and, asc, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { moneyText } from '../../money-text.ts';
import { invoices, invoicePayments as payments } from '../../tables.ts';
import type { InvoiceRow } from './invoice-columns.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refreshInvoice } from './refresh-invoice.ts';

/** What an order stands on is changed through the order. @throws 409 with the document as it is. */
export async function refuseOwned({ id, number, orderId }: InvoiceRow, scope: Scope): Promise<void> {
  if (orderId === null) return;
  const reason = { code: 'order_owns_document' as const, number: number ?? '', order: orderId };
  throw new Refusal('conflict', reason, { current: await readInvoiceRecord(id, scope) });
}

/**
 * Whether locked, issued documents can be voided: an invoice that has payments, or a credit note that is not voided with it, cannot, and
 * nothing of an order.
 * @throws 409 with the first one that cannot, as it is: its payments and credit notes stand in it.
 */
export async function refuseUnlessVoidable(rows: InvoiceRow[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const row of rows) await refuseOwned(row, scope);
  const paid = await db
    .selectDistinct({ id: payments.invoiceId })
    .from(payments)
    .where(and(live(payments, entity), inArray(payments.invoiceId, ids)));
  const notes = await db
    .select({ id: invoices.creditsId, number: invoices.number })
    .from(invoices)
    .where(and(live(invoices, entity), isNotNull(invoices.issuedAt), inArray(invoices.creditsId, ids), notInArray(invoices.id, ids)))
    .orderBy(asc(invoices.id));
  for (const { id, number: given } of rows) {
    const number = given ?? '';
    const own = notes.filter((note) => note.id === id).map((note) => note.number ?? '');
    const reason =
      own.length > 0
        ? { code: 'credited_not_voided' as const, number, notes: own }
        : paid.some((one) => one.id === id) && { code: 'paid_not_voided' as const, number };
    if (reason) throw new Refusal('conflict', reason, { current: await readInvoiceRecord(id, scope) });
  }
}

/**
 * Whether what was given back of an invoice, or moved to another one, is still a credit of the client, after a payment or a credit note of it is
 * gone.
 * @throws 409 with the invoice as it was; nothing of the transaction stays
 */
export async function refuseUnbacked(id: number, scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const row = await refreshInvoice(scope, id);
  if (row.deletedAt || row.balanceCents <= 0) return;
  const given = await db
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(and(live(payments, entity), eq(payments.invoiceId, id), lt(payments.amountCents, 0)));
  if (given.length === 0) return;
  const cents = given.reduce((sum, { amountCents }) => sum - amountCents, 0);
  throw new Refusal('conflict', { code: 'already_refunded', number: row.number ?? '', amount: moneyText(cents, row.currency) });
}
