import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { refundPayment as contract } from '../../payment-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { isAdded } from './add-payment.ts';
import { paidChange } from './paid-change.ts';
import { isPayable, refuseOddDay, takePayments } from './take-payments.ts';

/** Gives back what was paid too much; a refund that came with the same key before is not made again. */
export async function refundPayment({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { note = '', clientKey = null, amountCents, ...payment } = body;
  const row = await lockInvoice(params.id, scope);
  if (clientKey === null || !(await isAdded(clientKey, row.id, scope))) {
    if (!isPayable(row) || amountCents > -row.balanceCents)
      throw new Refusal('conflict', { code: 'no_credit' }, { current: await readInvoiceRecord(row.id, scope) });
    await refuseOddDay(body.paidOn, row, scope);
    await takePayments(scope, [{ row, payment: { ...payment, amountCents: -amountCents, note, clientKey } }]);
    await announce(scope.db, scope.entity, ...paidChange([row]));
  }
  return { invoice: await readInvoiceRecord(row.id, scope) };
}
