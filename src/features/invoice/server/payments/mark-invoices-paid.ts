import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { markInvoicesPaid as contract } from '../../payment-contract.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';
import { paidChange } from './paid-change.ts';
import { isPayable, refuseOddDay, takePayments } from './take-payments.ts';

/** Adds to each invoice a payment of what is left of it. */
export async function markInvoicesPaid({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { paidOn, method } = body;
  const rows = await lockInvoices(body.ids, scope);
  const owing = rows.filter((row) => isPayable(row) && row.balanceCents > 0);
  for (const row of owing) await refuseOddDay(paidOn, row, scope);
  const paymentIds = await takePayments(
    scope,
    owing.map((row) => ({ row, payment: { amountCents: row.balanceCents, paidOn, method, note: '', clientKey: null } })),
  );
  const paid = owing.map(({ id }) => id);
  if (paid.length > 0) await announce(scope.db, scope.entity, ...paidChange(owing));
  return { paid, paymentIds, skipped: rows.map(({ id }) => id).filter((id) => !paid.includes(id)) };
}
