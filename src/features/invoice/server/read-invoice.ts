import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { laterNumberOf, readSeller, refusesEarlierDates } from '#platform/seller/server/public-api.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { HistoryEntry, InvoiceAttachment, InvoiceRecord, Payment } from '../contract.ts';
import { daysBetween } from '../days-between.ts';
import { plainMoneyText } from '../money-text.ts';
import {
  invoiceAttachmentsView as attachments,
  invoiceHistoryView as history,
  invoicesView as invoices,
  invoicePaymentsView as payments,
} from '../tables.ts';
import { shownSeller } from './invoice-fields.ts';
import { type InvoiceRow, isVoidedForGood, toInvoice } from './invoice-rows.ts';
import { remindableCents } from './sending/remindable.ts';

/** Without an ability, all actors are included, since documents don't show them. */
type ReadingScope = Pick<Scope, 'db' | 'entity' | 'deps'> & Partial<Pick<Scope, 'ability'>>;

export async function readInvoice(
  { params }: GivenOf<typeof contract.readInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readInvoice>> {
  void scope.deps.pdf.warmUp();
  return { invoice: await readInvoiceRecord(params.id, scope) };
}

/** Returns an invoice with bank details; deleted ones are not found. */
export async function getInvoice(
  { params }: GivenOf<typeof contract.getInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getInvoice>> {
  const row = await readInvoiceRow(params.id, scope);
  if (row.deletedAt) throw notFound('invoice');
  const seller = row.seller ?? (await readSeller(scope));
  const { bankName, bankCountry, iban, swiftCode } = seller;
  return {
    invoice: toInvoice(row),
    paymentDetails: {
      totalDue: plainMoneyText(Math.max(0, row.balanceCents), row.currency),
      bankName,
      country: bankCountry,
      iban,
      swiftCode,
    },
  };
}

/**
 * Returns an invoice with all its details, including deleted ones.
 * @throws 404
 */
export async function readInvoiceRecord(id: number, scope: ReadingScope): Promise<InvoiceRecord> {
  const row = await readInvoiceRow(id, scope);
  return withBatchedScope(scope, (batched) => readRecordOf(row, batched));
}

async function readRecordOf(row: InvoiceRow, scope: ReadingScope): Promise<InvoiceRecord> {
  const { id, issuedOn, dueOn } = row;
  const [seller, today, creditNotes, payments, attachments, history] = await Promise.all([
    sellerOf(row, scope),
    todayOf({ ...scope, now: scope.deps.clock() }),
    creditNotesOf(id, scope),
    paymentsOf(id, scope),
    readAttachments(id, scope),
    historyOf(id, scope),
  ]);
  const [remindable, later] = await Promise.all([
    remindableCents(row, { ...scope, today }),
    // For a draft dated today, the other document is dated in the future.
    row.issuedAt === null && issuedOn < today ? laterNumberIn(row, scope) : {},
  ]);
  return {
    ...toInvoice(row),
    issuedOn,
    dueOn,
    netCents: row.netCents,
    taxCents: row.taxCents,
    discountCents: row.discountCents,
    paidCents: row.paidCents,
    creditedCents: row.creditedCents,
    clientId: row.clientId,
    delivery: row.delivery,
    lines: row.lines,
    pricing: row.pricing,
    notes: row.notes,
    creditsId: row.creditsId,
    orderId: row.orderId,
    paymentTermsDays: daysBetween(issuedOn, dueOn),
    remindableCents: remindable,
    isIssued: row.issuedAt !== null,
    isDeleted: row.deletedAt !== null,
    ...later,
    isVoidedForGood: isVoidedForGood(row, today),
    creditNotes,
    seller: shownSeller(seller),
    payments,
    attachments,
    history,
  };
}

async function laterNumberIn({ issuedOn }: InvoiceRow, scope: ReadingScope): Promise<Pick<InvoiceRecord, 'laterNumber'>> {
  const seller = await readSeller(scope);
  const day = await laterNumberOf(scope, seller, issuedOn);
  return day === null ? {} : { laterNumber: { day, isRefused: refusesEarlierDates(seller) } };
}

/**
 * Returns the row of an invoice, including deleted ones.
 * @throws 404
 */
export async function readInvoiceRow(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, id)));
  if (!row) throw notFound('invoice');
  return row;
}

/** Returns the seller stored on an issued invoice, or the current one for a draft. */
async function sellerOf({ seller }: InvoiceRow, scope: ReadingScope): Promise<InvoiceRecord['seller']> {
  if (!seller) return readSeller(scope);
  if (seller.logoFileId === null) return seller;
  const { db, entity, deps } = scope;
  const [file] = await db
    .select({ avatarId: files.id, avatarName: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, seller.logoFileId)));
  return { ...seller, logo: file ? pictureAddress(file, entity, deps.files) : null };
}

async function creditNotesOf(id: number, { db, entity }: ReadingScope): Promise<InvoiceRecord['creditNotes']> {
  const rows = await db
    .select({ id: invoices.id, totalCents: invoices.totalCents, issuedAt: invoices.issuedAt, number: invoices.number })
    .from(invoices)
    .where(and(live(invoices, entity), eq(invoices.creditsId, id)))
    .orderBy(asc(invoices.id));
  return rows.map(({ issuedAt, ...note }) => ({ ...note, isIssued: issuedAt !== null }));
}

async function paymentsOf(id: number, { db, entity }: ReadingScope): Promise<Payment[]> {
  return db
    .select({ id: payments.id, amountCents: payments.amountCents, paidOn: payments.paidOn, method: payments.method, note: payments.note })
    .from(payments)
    .where(and(live(payments, entity), eq(payments.invoiceId, id)))
    .orderBy(asc(payments.id));
}

async function historyOf(id: number, { db, entity, deps, ability }: ReadingScope): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ id: history.id, kind: history.kind, at: history.at, actorId: history.actorId, detail: history.detail })
    .from(history)
    .where(and(eq(history.entity, entity), eq(history.invoiceId, id)))
    .orderBy(asc(history.id));
  const mayKnow = !ability || ability.can('read', 'Person');
  const people = await readPersonRefs(db, deps.files, entity, mayKnow ? rows.map(({ actorId }) => actorId) : []);
  return rows.map(({ actorId, at, ...entry }) => ({ ...entry, at: at.toISOString(), actor: people.get(actorId ?? 0) ?? null }));
}

async function readAttachments(
  invoiceId: number,
  { db, entity, deps }: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<InvoiceAttachment[]> {
  const { id, fileId, name, mediaType, sizeBytes, isShared } = attachments;
  const rows = await db
    .select({ id, fileId, name, mediaType, sizeBytes, isShared })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId)))
    .orderBy(asc(id));
  return rows.map(({ fileId, ...row }) => ({ ...row, url: deps.files.address({ entity, id: fileId, name: row.name }) }));
}
