import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { clients } from '#features/clients/tables.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { laterNumberOf, readSeller, refusesEarlierDates, takeNumber } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { conflict, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { issueInvoice as contract, LineItem, Pricing } from '../contract.ts';
import { nextReminderDay } from '../next-reminder-day.ts';
import { invoices } from '../tables.ts';
import { clientOnInvoice, freezeSeller, pricingOfCredit, proposedBySeller, readClientShown } from './invoice-fields.ts';
import { type IssuingWork, keepDocument } from './invoice-files.ts';
import { type InvoiceRow, type InvoiceWork, lockInvoice, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { chargeOf, insertInvoice, refreshInvoice } from './write-invoice.ts';

/** Marks a draft as sent by other means. */
export async function issueInvoice({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  if (row.issuedAt || (query.version !== undefined && query.version !== row.version))
    throw conflict('invoice', await readInvoiceRecord(params.id, scope));
  const { ids } = await issueNow(scope, row);
  await announce(scope.db, scope.entity, { kind: 'invoice', ids });
  return { invoice: await readInvoiceRecord(params.id, scope) };
}

/**
 * Issues a locked draft: its client and seller data are fixed, and it becomes payable. A credit note lowers the balance of
 * the invoice it corrects.
 * @throws 409 for a credit note that exceeds the remainder or whose invoice was voided, and for a date before the last number's if
 *   that is not allowed.
 * @returns the row after issuing, and the ids of all changed invoices
 */
export async function issueNow(work: IssuingWork, draft: InvoiceRow): Promise<{ row: InvoiceRow; ids: number[] }> {
  const { now } = work;
  if (draft.issuedAt) throw new Error('issued already');
  const seller = await readSeller(work);
  const isCredit = draft.kind === 'credit-note';
  const charge = isCredit ? await creditNow(draft, work) : {};
  await refreshInvoice(work, draft.id, {
    ...charge,
    client: await readClientShown(draft, work),
    seller: freezeSeller(seller),
    issuedAt: now,
    sentAt: now,
    nextReminderOn: isCredit ? null : nextReminderDay(draft.dueOn, seller.reminderDays, await todayOf(work)),
  });
  const credited = isCredit ? draft.creditsId : null;
  if (credited !== null) await refreshInvoice(work, credited);
  await writeHistory(work, { invoiceId: draft.id, kind: 'issued' });
  const number = await numberFor(draft, seller, work);
  await refuseEarlierDate(draft, seller, work);
  const row = await refreshInvoice(work, draft.id, { number });
  if (credited !== null) await writeHistory(work, { invoiceId: credited, kind: 'credited', detail: number });
  await keepDocument(work, row);
  return { row, ids: credited === null ? [draft.id] : [draft.id, credited] };
}

/**
 * Assigns the number last, after counts and history, so that all issuers take locks in the same order. Skips numbers another series
 * already assigned, such as `1` + `23` and `12` + `3`.
 */
async function numberFor({ issuedOn }: InvoiceRow, seller: SellerProfile, work: InvoiceWork): Promise<string> {
  const { db, entity } = work;
  for (;;) {
    const number = await takeNumber(work, seller, issuedOn);
    const given = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.entity, entity), eq(invoices.number, number)));
    if (given.length === 0) return number;
  }
}

/**
 * Checks the date while the series is locked by the number just taken. Today's date is never rejected, since then the other document is
 * dated
 * in the future.
 */
async function refuseEarlierDate({ issuedOn }: InvoiceRow, seller: SellerProfile, work: InvoiceWork): Promise<void> {
  if (!refusesEarlierDates(seller) || issuedOn >= (await todayOf(work))) return;
  const day = await laterNumberOf(work, seller, issuedOn);
  if (day !== null) throw new Refusal('conflict', { code: 'before_last_number', day });
}

/**
 * Computes a credit note at its issue, after those issued since it was drafted. Prevents crediting more than the invoice
 * charges, even when two notes are issued concurrently.
 */
async function creditNow({ id, creditsId, lines }: InvoiceRow, work: InvoiceWork): Promise<Partial<InvoiceRow>> {
  const { db, entity } = work;
  if (creditsId === null) throw new Error('a credit note of nothing');
  const [credited] = await db
    .select({ totalCents: invoices.totalCents, creditedCents: invoices.creditedCents, deletedAt: invoices.deletedAt })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, creditsId)))
    .for('update');
  if (credited?.deletedAt) throw new Refusal('conflict', { code: 'not_creditable' });
  const pricing = await pricingOfCredit({ id, creditsId, lines }, work);
  const charge = chargeOf(lines, pricing);
  if (credited && credited.creditedCents - charge.totalCents > Math.max(credited.totalCents, 0))
    throw new Refusal('conflict', { code: 'credits_too_much' });
  return { pricing, ...charge };
}

interface Wanted {
  clientId: number;
  issuedOn: string;
  dueOn: string;
  currency: string;
  lines: LineItem[];
  pricing: Pricing;
  service: string;
  notes: string;
  /** The order it bills, if any. */
  orderId?: number;
}

/**
 * Creates and issues an invoice for another feature, in its transaction: an order and its invoice are added together or not at all.
 * Missing data for the e-invoice never fails the order: staff see what is missing and create the e-invoice later.
 */
export async function issueInvoiceFor(work: IssuingWork, wanted: Wanted): Promise<{ id: number; number: string | null }> {
  const { db, entity } = work;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, wanted.clientId)));
  if (!client) throw new Error('an invoice for nobody');
  const { delivery } = await proposedBySeller(work);
  const id = await insertInvoice(work, { delivery, ...wanted, client: clientOnInvoice(client) });
  const { row } = await issueNow({ ...work, isEInvoiceDeferrable: true }, await lockInvoice(id, work));
  return { id, number: row.number };
}
