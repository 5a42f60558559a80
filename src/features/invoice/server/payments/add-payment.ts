import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addPayment as contract } from '../../payment-contract.ts';
import { invoicePayments as payments } from '../../tables.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { paidChange } from './paid-change.ts';
import { isPayable, refuseOddDay, takePayments } from './take-payments.ts';

/** What is paid of one invoice stays a number that is exact. */
const mostPaidCents = 4_000_000_000_000_000;

/** Adds a payment; one that came with the same key before is not added again. */
export async function addPayment({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { note = '', clientKey = null, ...payment } = body;
  const row = await lockInvoice(params.id, scope);
  if (!isPayable(row)) throw new Refusal('conflict', { code: 'takes_no_payment' }, { current: await readInvoiceRecord(row.id, scope) });
  await refuseOddDay(body.paidOn, row, scope);
  if (row.paidCents + body.amountCents > mostPaidCents) throw invalid('amountCents', 'too_much');
  if (clientKey === null || !(await isAdded(clientKey, row.id, scope))) {
    await takePayments(scope, [{ row, payment: { ...payment, note, clientKey } }]);
    await announce(scope.db, scope.entity, ...paidChange([row]));
  }
  return { invoice: await readInvoiceRecord(row.id, scope) };
}

/** Whether a payment with this key was added before: a retry waits here for the first try to end. */
export async function isAdded(clientKey: string, invoiceId: number, { db, entity }: Scope): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${entity} ${clientKey}`}, 0))`);
  const [found] = await db
    .select({ invoiceId: payments.invoiceId })
    .from(payments)
    .where(and(eq(payments.entity, entity), eq(payments.clientKey, clientKey)));
  if (found && found.invoiceId !== invoiceId) throw invalid('clientKey', 'key_in_use');
  return found !== undefined;
}
