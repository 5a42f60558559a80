import { and, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { moveCredit as contract } from '../../payment-contract.ts';
import { invoicePayments as payments } from '../../tables.ts';
import type { InvoiceRow } from '../editor/invoice-columns.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { paidChange } from './paid-change.ts';
import { isPayable, takePayments } from './take-payments.ts';

/** What both halves have in common: no page can make such a key. */
const purpose = 'credit:';

/** Pays one invoice with the credit of another one of the same client: a payment below zero here, the same above zero there. */
export async function moveCredit({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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

/** The payments that go with some of them: of a credit that was moved, the other half. */
export async function otherHalves(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number[]> {
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
