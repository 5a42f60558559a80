import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { creditInvoice as contract, LineItem } from '../contract.ts';
import { creditPricing, leftToCredit } from '../credit-pricing.ts';
import { invoices } from '../tables.ts';
import { refuseOwned } from './delete-invoices.ts';
import { deliveredLine, deliveryOf, issuedCredits, pricingOfCredit } from './invoice-fields.ts';
import type { IssuingWork } from './invoice-files.ts';
import { lockInvoice } from './invoice-rows.ts';
import { issueNow } from './issue-invoice.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { insertInvoice } from './write-invoice.ts';

/** Adds a draft of a credit note for the remainder of an issued invoice; its lines can be edited. */
export async function creditInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  if (!row.issuedAt || row.kind === 'credit-note')
    throw new Refusal('conflict', { code: 'not_creditable' }, { current: await readInvoiceRecord(row.id, scope) });
  await refuseOwned(row, scope);
  const credits = await issuedCredits(row.id, scope);
  const lines = leftToCredit(row, credits).map((line) => ({ ...deliveredLine(line, row.issuedOn), quantityMilli: 0 - line.quantityMilli }));
  if (lines.length === 0) throw new Refusal('conflict', { code: 'credits_too_much' }, { current: await readInvoiceRecord(row.id, scope) });
  const { clientId, client, currency, service } = row;
  const today = await todayOf(scope);
  const id = await insertInvoice(scope, {
    ...{ clientId, client, currency, service, notes: '' },
    kind: 'credit-note',
    creditsId: row.id,
    issuedOn: today,
    delivery: deliveryOf(row),
    dueOn: today,
    pricing: creditPricing(row, credits, lines),
    lines,
  });
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [row.id, id] });
  return { invoice: await readInvoiceRecord(id, scope) };
}

interface Credited {
  invoiceId: number;
  /**
   * Selects the invoice's lines with the quantities to credit.
   * @param leftFrom returns the creditable remainder of the lines from an index on
   */
  lines: (of: LineItem[], leftFrom: (first: number) => LineItem[]) => LineItem[];
  notes: string;
}

/**
 * Issues a credit note for part of an issued invoice on behalf of another feature, in its transaction.
 * @throws 409 if it exceeds what can still be credited
 * @returns null if there is nothing to credit, such as for a voided invoice
 */
export async function creditFor(
  work: IssuingWork,
  { invoiceId, lines: wanted, notes: text }: Credited,
): Promise<{ id: number; number: string | null; totalCents: number } | null> {
  const { db, entity } = work;
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, invoiceId)))
    .for('update');
  if (!invoice || invoice.deletedAt) return null;
  const notes = await issuedCredits(invoiceId, work);
  const credited = wanted(invoice.lines, (first) => leftToCredit(invoice, notes, first));
  if (credited.length === 0) return null;
  const { clientId, client, currency, service, orderId } = invoice;
  const lines = credited.map((line) => ({ ...deliveredLine(line, invoice.issuedOn), quantityMilli: 0 - line.quantityMilli }));
  const today = await todayOf(work);
  const id = await insertInvoice(work, {
    ...{ clientId, client, currency, service, notes: text, orderId },
    kind: 'credit-note',
    creditsId: invoiceId,
    issuedOn: today,
    delivery: deliveryOf(invoice),
    dueOn: today,
    pricing: await pricingOfCredit({ id: 0, creditsId: invoiceId, lines }, work),
    lines,
  });
  const { row } = await issueNow({ ...work, isEInvoiceDeferrable: true }, await lockInvoice(id, work));
  return { id, number: row.number, totalCents: row.totalCents };
}
