import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { minorDigits } from '#contract/money/currency.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound } from '#server/refusal.ts';
import type { LineItem, Pricing } from '../contract.ts';
import { balanceOf, statusOf } from '../invoice-status.ts';
import { invoiceTotals } from '../line-amounts.ts';
import { invoicePayments, invoices } from '../tables.ts';
import { type InvoiceRow, type InvoiceWork, writeHistory } from './invoice-rows.ts';
import { searchText } from './invoice-search.ts';

type Facts = Pick<
  InvoiceRow,
  'id' | 'number' | 'client' | 'currency' | 'totalCents' | 'paidCents' | 'creditedCents' | 'issuedAt' | 'downloadedAt' | 'dueOn'
>;

export function chargeOf(
  lines: readonly LineItem[],
  pricing: Pricing,
): Pick<InvoiceRow, 'netCents' | 'taxCents' | 'discountCents' | 'totalCents'> {
  const { netCents, taxCents, discountCents, totalCents } = invoiceTotals(lines, pricing);
  return { netCents, taxCents, discountCents, totalCents };
}

/**
 * Computes all derived columns.
 * @param today `YYYY-MM-DD` in the company's zone
 */
export function derivedColumns(
  facts: Facts,
  today: string,
): Pick<InvoiceRow, 'balanceCents' | 'totalRank' | 'balanceRank' | 'status' | 'searchText' | 'clientName'> {
  const { client, currency, totalCents, issuedAt, downloadedAt } = facts;
  const balanceCents = balanceOf(facts);
  const isWhat = { isIssued: issuedAt !== null, isDownloaded: downloadedAt !== null };
  return {
    balanceCents,
    totalRank: rankOf(totalCents, currency),
    balanceRank: rankOf(balanceCents, currency),
    status: statusOf({ ...facts, ...isWhat }, today),
    searchText: searchText({ ...facts, balanceCents }),
    clientName: client.name || client.company,
  };
}

/** Converts an amount to thousandths of the major unit. */
function rankOf(cents: number, currency: string): number {
  return Math.round(cents * 10 ** (3 - minorDigits(currency)));
}

type Draft = Pick<
  InvoiceRow,
  'clientId' | 'client' | 'issuedOn' | 'dueOn' | 'delivery' | 'currency' | 'lines' | 'pricing' | 'notes' | 'service'
> &
  Partial<Pick<InvoiceRow, 'kind' | 'creditsId' | 'orderId' | 'recurringId' | 'clientKey'>>;

/**
 * Adds a draft without a number.
 * @returns its id
 */
export async function insertInvoice(work: InvoiceWork, draft: Draft): Promise<number> {
  const { db, entity, now, identity } = work;
  const id = await nextId(db, entity, 'invoice');
  const facts = {
    ...draft,
    ...{ id, number: null },
    ...chargeOf(draft.lines, draft.pricing),
    paidCents: 0,
    creditedCents: 0,
    issuedAt: null,
    downloadedAt: null,
  };
  await db.insert(invoices).values({
    ...facts,
    ...derivedColumns(facts, await todayOf(work)),
    entity,
    service: draft.service || serviceOf(draft.lines),
    createdBy: identity?.personId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await writeHistory(work, { invoiceId: id, kind: 'created' });
  return id;
}

/** Returns the default subject of an invoice: the first line of its first item. */
export function serviceOf(lines: InvoiceRow['lines']): string {
  return (lines[0]?.description.split('\n')[0] ?? '').slice(0, 200).toWellFormed();
}

/**
 * Writes `changes` and all derived columns: amounts paid and credited, balance, status, search text. Nothing else writes them
 * to an existing invoice. An unchanged row keeps its version.
 * @returns the current row
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
  const after: InvoiceRow = { ...facts, ...derivedColumns(facts, await todayOf(work)) };
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

/** An issued credit note is settled by the invoice it corrects, which bears its amount. */
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
