import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { companyZone, todayOf } from '#platform/company-day/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { HistoryEntry, Payment } from '../contract.ts';
import { moneyText } from '../money-text.ts';
import { daysLater } from '../next-reminder-day.ts';
import type * as paymentContract from '../payment-contract.ts';
import { invoicePayments as payments } from '../tables.ts';
import { refuseRefundedCredit } from './delete-invoices.ts';
import { type InvoiceRow, type InvoiceWork, lockInvoice, lockInvoices, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refreshInvoice } from './write-invoice.ts';

/** Keeps the total paid on an invoice an exact integer. */
const maxPaidCents = 4_000_000_000_000_000;

/** Adds a payment, once per key. */
export async function addPayment(
  { params, body }: GivenOf<typeof paymentContract.addPayment>,
  scope: Scope,
): Promise<AnswerOf<typeof paymentContract.addPayment>> {
  const { note = '', clientKey = null, ...payment } = body;
  const row = await lockInvoice(params.id, scope);
  if (!isPayable(row)) throw new Refusal('conflict', { code: 'takes_no_payment' }, { current: await readInvoiceRecord(row.id, scope) });
  await refuseImplausibleDate(body.paidOn, row, scope);
  if (row.paidCents + body.amountCents > maxPaidCents) throw invalid('amountCents', 'too_much');
  if (clientKey === null || !(await isAdded(clientKey, row.id, scope))) {
    await takePayments(scope, [{ row, payment: { ...payment, note, clientKey } }]);
    await announce(scope.db, scope.entity, ...paidChange([row]));
  }
  return { invoice: await readInvoiceRecord(row.id, scope) };
}

/** Whether a payment with this key exists; a retry waits here for the first attempt. */
async function isAdded(clientKey: string, invoiceId: number, { db, entity }: Scope): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${entity} ${clientKey}`}, 0))`);
  const [found] = await db
    .select({ invoiceId: payments.invoiceId })
    .from(payments)
    .where(and(eq(payments.entity, entity), eq(payments.clientKey, clientKey)));
  if (found && found.invoiceId !== invoiceId) throw invalid('clientKey', 'key_in_use');
  return found !== undefined;
}

/** Adds a payment of the remaining balance to each invoice. */
export async function markInvoicesPaid(
  { body }: GivenOf<typeof paymentContract.markInvoicesPaid>,
  scope: Scope,
): Promise<AnswerOf<typeof paymentContract.markInvoicesPaid>> {
  const { paidOn, method } = body;
  const rows = await lockInvoices(body.ids, scope);
  const owing = rows.filter((row) => isPayable(row) && row.balanceCents > 0);
  for (const row of owing) await refuseImplausibleDate(paidOn, row, scope);
  const paymentIds = await takePayments(
    scope,
    owing.map((row) => ({ row, payment: { amountCents: row.balanceCents, paidOn, method, note: '', clientKey: null } })),
  );
  const paid = owing.map(({ id }) => id);
  if (paid.length > 0) await announce(scope.db, scope.entity, ...paidChange(owing));
  return { paid, paymentIds, skipped: rows.map(({ id }) => id).filter((id) => !paid.includes(id)) };
}

/** Key prefix of both halves, which no page can create. */
const purpose = 'credit:';

/** Pays an invoice with the credit of another invoice of the same client: a negative payment here, the same positive one there. */
export async function moveCredit(
  { params, body }: GivenOf<typeof paymentContract.moveCredit>,
  scope: Scope,
): Promise<AnswerOf<typeof paymentContract.moveCredit>> {
  const rows = await lockInvoices([params.id, body.toId], scope);
  const from = rows.find(({ id }) => id === params.id);
  const to = rows.find(({ id }) => id === body.toId);
  if (!from || !to) throw notFound('invoice');
  const isTheirs = to.clientId !== null && to.clientId === from.clientId && to.currency === from.currency;
  if (from === to || !isTheirs || !isPayable(to) || to.balanceCents <= 0) throw invalid('toId', 'takes_no_credit');
  const amountCents = Math.min(-from.balanceCents, to.balanceCents);
  if (!isPayable(from) || amountCents <= 0)
    throw new Refusal('conflict', { code: 'no_credit' }, { current: await readInvoiceRecord(from.id, scope) });
  const [key, paidOn] = [`${purpose}${crypto.randomUUID()}`, await todayOf(scope)];
  const half = { paidOn, method: 'credit' as const };
  await takePayments(scope, [
    { row: from, payment: { ...half, amountCents: -amountCents, note: numberOf(to), clientKey: `${key}:out` } },
    { row: to, payment: { ...half, amountCents, note: numberOf(from), clientKey: `${key}:in` } },
  ]);
  await announce(scope.db, scope.entity, ...paidChange([from, to]));
  return { invoice: await readInvoiceRecord(from.id, scope) };
}

/** Returns the other half of each moved credit. */
async function otherHalves(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number[]> {
  const rows = await db
    .select({ key: payments.clientKey })
    .from(payments)
    .where(and(live(payments, entity), inArray(payments.id, ids)));
  const keys = rows.flatMap(({ key }) =>
    key?.startsWith(purpose) ? [key.endsWith(':in') ? key.replace(/in$/, 'out') : key.replace(/out$/, 'in')] : [],
  );
  if (keys.length === 0) return [];
  const halves = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(live(payments, entity), inArray(payments.clientKey, keys)));
  return halves.map(({ id }) => id);
}

function numberOf({ number }: InvoiceRow): string {
  if (number === null) throw new Error('what takes payments was issued, and has a number');
  return number;
}

/** Returns the changes to announce: an order's payment status follows from its invoice. */
function paidChange(rows: readonly Pick<InvoiceRow, 'id' | 'orderId'>[]): Change[] {
  const orders = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const invoices: Change = { kind: 'invoice', ids: rows.map(({ id }) => id) };
  return orders.length > 0 ? [invoices, { kind: 'order', ids: orders }] : [invoices];
}

/** Refunds an overpayment, once per key. */
export async function refundPayment(
  { params, body }: GivenOf<typeof paymentContract.refundPayment>,
  scope: Scope,
): Promise<AnswerOf<typeof paymentContract.refundPayment>> {
  const { note = '', clientKey = null, amountCents, ...payment } = body;
  const row = await lockInvoice(params.id, scope);
  if (clientKey === null || !(await isAdded(clientKey, row.id, scope))) {
    if (!isPayable(row) || amountCents > -row.balanceCents)
      throw new Refusal('conflict', { code: 'no_credit' }, { current: await readInvoiceRecord(row.id, scope) });
    await refuseImplausibleDate(body.paidOn, row, scope);
    await takePayments(scope, [{ row, payment: { ...payment, amountCents: -amountCents, note, clientKey } }]);
    await announce(scope.db, scope.entity, ...paidChange([row]));
  }
  return { invoice: await readInvoiceRecord(row.id, scope) };
}

/** Removes payments: all, or none if one does not exist or its amount was refunded meanwhile. */
export async function removePayments({ body }: GivenOf<typeof paymentContract.removePayments>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const ids = [...new Set([...body.ids, ...(await otherHalves(body.ids, scope))])];
  const chosen = and(live(payments, entity), inArray(payments.id, ids));
  const of = await db.select({ invoiceId: payments.invoiceId }).from(payments).where(chosen);
  const rows = await lockInvoices(
    of.map(({ invoiceId }) => invoiceId),
    scope,
  );
  // Rechecks under the lock, as another request may have removed one.
  const removed = await db
    .select({ id: payments.id, invoiceId: payments.invoiceId, amountCents: payments.amountCents })
    .from(payments)
    .where(chosen)
    .orderBy(asc(payments.id));
  if (removed.length < ids.length) throw notFound('payment');
  await db.update(payments).set({ deletedAt: now }).where(chosen);
  for (const { id } of rows) await refreshInvoice(scope, id);
  for (const { id } of rows) await refuseRefundedCredit(id, scope);
  const currencies = new Map(rows.map(({ id, currency }) => [id, currency]));
  await writeHistory(
    scope,
    ...removed.map(({ invoiceId, amountCents }) => ({
      invoiceId,
      kind: 'payment-removed' as const,
      detail: moneyText(amountCents, currencies.get(invoiceId) ?? ''),
    })),
  );
  await announce(db, entity, ...paidChange(rows));
}

/** Records the remaining balance of an invoice as paid today for another feature, in its transaction. Earlier payments stay. */
export async function settleInvoice(work: InvoiceWork, invoiceId: number, method: Payment['method']): Promise<void> {
  const row = await lockInvoice(invoiceId, work);
  if (!isPayable(row) || row.balanceCents <= 0) return;
  const paidOn = await todayOf(work);
  await takePayments(work, [{ row, payment: { amountCents: row.balanceCents, paidOn, method, note: '', clientKey: null } }]);
}

interface NewPayment extends Pick<Payment, 'amountCents' | 'paidOn' | 'method' | 'note'> {
  clientKey: string | null;
}

/** Whether it accepts payments: not drafts, and not credit notes, which are settled by the invoice they correct. */
function isPayable({ issuedAt, kind }: Pick<InvoiceRow, 'issuedAt' | 'kind'>): boolean {
  return issuedAt !== null && kind === 'invoice';
}

/** @throws 400 for a date in the future, or more than a year before the invoice, which is likely a typo */
async function refuseImplausibleDate(
  paidOn: string,
  { issuedOn, issuedAt }: Pick<InvoiceRow, 'issuedOn' | 'issuedAt'>,
  scope: Pick<InvoiceWork, 'db' | 'entity' | 'now'>,
): Promise<void> {
  const zone = await companyZone(scope);
  const day = (at: Date) => dayIn(zone, at);
  const began = issuedAt && day(issuedAt) < issuedOn ? day(issuedAt) : issuedOn;
  const [min, max] = [daysLater(began, -366), daysLater(day(scope.now), 1)];
  if (paidOn < min || paidOn > max) throw invalid('paidOn', { code: 'outside_years', min, max });
}

/**
 * Adds payments to locked invoices.
 * @returns the payment ids in order
 */
async function takePayments(work: InvoiceWork, given: { row: InvoiceRow; payment: NewPayment }[]): Promise<number[]> {
  if (given.length === 0) return [];
  const { db, entity, now, identity } = work;
  const ids = await nextIds(db, entity, 'invoice-payment', given.length);
  await db.insert(payments).values(
    given.map(({ row, payment }, index) => ({
      ...payment,
      entity,
      id: ids[index] ?? 0,
      invoiceId: row.id,
      createdBy: identity?.personId ?? null,
      createdAt: now,
    })),
  );
  for (const { row } of given) await refreshInvoice(work, row.id);
  await writeHistory(
    work,
    ...given.map(({ row, payment }) => ({
      invoiceId: row.id,
      kind: kindOf(payment),
      detail: moneyText(Math.abs(payment.amountCents), row.currency),
    })),
  );
  return ids;
}

function kindOf({ method, amountCents }: NewPayment): HistoryEntry['kind'] {
  if (method === 'credit') return amountCents < 0 ? 'credit-moved' : 'credit-taken';
  return amountCents < 0 ? 'refunded' : 'paid';
}
