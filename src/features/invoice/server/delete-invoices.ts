import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { unlink } from '#platform/links/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { conflict, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { moneyText } from '../money-text.ts';
import type * as removalContract from '../removal-contract.ts';
import { invoiceAttachments, invoiceHistory, invoices, invoicesView, invoicePayments as payments } from '../tables.ts';
import { type InvoiceRow, isVoidedForGood, lockInvoices, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refreshInvoice } from './write-invoice.ts';

/**
 * Soft-deletes a draft and voids an issued invoice, whose document is kept and whose number becomes a documented gap.
 * @throws 409 if other documents depend on it
 */
export async function deleteInvoice({ query }: GivenOf<typeof removalContract.deleteInvoice>, scope: Scope): Promise<undefined> {
  await deleteAll([query.id], query.version === undefined ? undefined : [query.version], scope);
}

/** Deletes or voids several invoices: all, or none if one does not exist. */
export async function deleteInvoices({ body }: GivenOf<typeof removalContract.deleteInvoices>, scope: Scope): Promise<undefined> {
  await deleteAll(body.ids, body.versions, scope);
}

async function deleteAll(ids: number[], versions: number[] | undefined, scope: Scope): Promise<void> {
  const { db, entity } = scope;
  // Without a version, a draft issued during the request must still not be voided.
  const drafts = versions ? [] : await findDrafts(ids, scope);
  const rows = await lockInvoices(ids, scope);
  const isChanged = ({ id, version, issuedAt }: InvoiceRow) =>
    version !== (versions?.[ids.indexOf(id)] ?? version) || (issuedAt !== null && drafts.includes(id));
  const changed = rows.find(isChanged);
  if (changed) throw conflict('invoice', await readInvoiceRecord(changed.id, scope));
  const issued = rows.filter(({ issuedAt }) => issuedAt !== null);
  await refuseUnlessVoidable(issued, scope);
  const chosen = and(eq(invoices.entity, entity), inArray(invoices.id, ids));
  await db
    .update(invoices)
    .set({ ...deletionBy(scope), version: sql`${invoices.version} + 1` })
    .where(chosen);
  if (issued.length > 0)
    await db
      .update(invoices)
      .set({ voidedOn: await todayOf(scope) })
      .where(and(chosen, isNotNull(invoices.issuedAt)));
  const credited = await refreshCredited(rows, scope);
  for (const id of credited) await refuseRefundedCredit(id, scope);
  await writeHistory(
    scope,
    ...rows.map(({ id, issuedAt }) => ({ invoiceId: id, kind: issuedAt ? ('voided' as const) : ('deleted' as const) })),
  );
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}

/** Returns the drafts among them, without locking. */
async function findDrafts(ids: number[], { db, entity }: Scope): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), isNull(invoices.issuedAt)));
  return rows.map(({ id }) => id);
}

/**
 * Updates the credited amounts of the invoices these credit notes correct.
 * @returns the ids of those invoices
 */
async function refreshCredited(rows: Pick<InvoiceRow, 'creditsId'>[], scope: Scope): Promise<number[]> {
  const ids = [...new Set(rows.map(({ creditsId }) => creditsId).filter((id) => id !== null))].sort((a, b) => a - b);
  for (const id of ids) await refreshInvoice(scope, id);
  return ids;
}

/** Restores deleted invoices: all, or none if one is not deleted or cannot be restored anymore. */
export async function restoreInvoices({ body }: GivenOf<typeof removalContract.restoreInvoices>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const ids = [...new Set(body.ids)];
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      creditsId: invoices.creditsId,
      issuedAt: invoices.issuedAt,
      voidedOn: invoices.voidedOn,
    })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), isNotNull(invoices.deletedAt), isNull(invoices.purgedAt)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < ids.length) throw notFound('invoice');
  const today = await todayOf(scope);
  for (const { number, voidedOn } of rows)
    if (isVoidedForGood({ voidedOn }, today)) throw new Refusal('conflict', { code: 'voided_for_good', number: number ?? '' });
  for (const { id } of rows) await refreshInvoice(scope, id, { deletedAt: null, deletedBy: null, voidedOn: null });
  const credited = await refreshCredited(rows, scope);
  for (const { creditsId, issuedAt } of rows) if (issuedAt && creditsId !== null) await refuseOverCredited(creditsId, scope);
  await writeHistory(scope, ...rows.map(({ id }) => ({ invoiceId: id, kind: 'restored' as const })));
  await announce(db, entity, { kind: 'invoice', ids: [...rows.map(({ id }) => id), ...credited] }, trashChange);
}

/** A credit note can be restored only if its invoice exists and still charges as much. */
async function refuseOverCredited(creditsId: number, scope: Scope): Promise<void> {
  const { deletedAt, creditedCents, totalCents } = await refreshInvoice(scope, creditsId);
  if (deletedAt) throw new Refusal('conflict', { code: 'not_creditable' });
  if (creditedCents > Math.max(totalCents, 0)) throw new Refusal('conflict', { code: 'credits_too_much' });
}

/**
 * Documents of an order are changed through the order.
 * @throws 409 with the current document
 */
export async function refuseOwned({ id, number, orderId }: InvoiceRow, scope: Scope): Promise<void> {
  if (orderId === null) return;
  const reason = { code: 'order_owns_document' as const, number: number ?? '', order: orderId };
  throw new Refusal('conflict', reason, { current: await readInvoiceRecord(id, scope) });
}

/**
 * Checks whether locked, issued documents can be voided: not invoices with payments or with credit notes that are not voided too, and
 * not documents of an order.
 * @throws 409 with the first such document, including its payments and credit notes
 */
async function refuseUnlessVoidable(rows: InvoiceRow[], scope: Scope): Promise<void> {
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
 * Checks whether the client's credit still covers refunds and credit moved from an invoice, after a payment or credit note was
 * removed.
 * @throws 409 otherwise, which rolls back the transaction
 */
export async function refuseRefundedCredit(id: number, scope: Scope): Promise<void> {
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

/** Deleted drafts. Issued invoices are documents: they stay listed as voided and are never purged. */
export const draftTrash: TrashKind = {
  kind: 'invoice',
  subject: 'Invoice',
  async lines() {
    const { id, clientName, issuedAt, purgedAt } = invoicesView;
    const name = sql`${id}::text || case ${clientName} when '' then '' else ' · ' || ${clientName} end`;
    return { view: invoicesView, key: id, name, where: and(isNull(issuedAt), isNull(purgedAt)) };
  },
  restore: (keys, scope) => restoreInvoices({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'invoice') } }, scope),
  remove: (keys, scope) => deleteInvoices({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'invoice') } }, scope),
  async purge(keys, { db, entity, now }) {
    const ids = idsOfKeys(keys, 'invoice');
    const { deletedAt, issuedAt, purgedAt } = invoices;
    const drafts = and(isNotNull(deletedAt), isNull(issuedAt), isNull(purgedAt));
    const rows = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids), drafts))
      .orderBy(asc(invoices.id))
      .for('update');
    refuseMissing(rows, ids, 'invoice');
    for (const { table, of } of belongings) await db.delete(table).where(and(eq(table.entity, entity), inArray(of, ids)));
    await unlink(db, entity, 'invoice', ids);
    // Keeps the deletion's person and time.
    await db
      .update(invoices)
      .set({ ...nothingLeft, purgedAt: now, version: sql`${invoices.version} + 1`, updatedAt: now })
      .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids)));
    await announce(db, entity, { kind: 'invoice', ids }, trashChange);
  },
};

const belongings = [
  { table: invoiceHistory, of: invoiceHistory.invoiceId },
  { table: invoiceAttachments, of: invoiceAttachments.invoiceId },
];

const nothingLeft = {
  clientId: null,
  client: { name: '', company: '', companyEmail: '', contact: '', address: '', country: '', vatId: '' },
  ...{ clientName: '', service: '', lines: [], notes: '', searchText: '' },
  ...{ netCents: 0, taxCents: 0, discountCents: 0, totalCents: 0, balanceCents: 0, totalRank: 0, balanceRank: 0 },
};
