import { and, asc, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { moneyText } from '../../money-text.ts';
import type { removePayments as contract } from '../../payment-contract.ts';
import { invoicePayments as payments } from '../../tables.ts';
import { lockInvoices } from '../editor/lock-invoices.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { refuseUnbacked } from '../editor/void-rules.ts';
import { writeHistory } from '../editor/write-history.ts';
import { otherHalves } from './move-credit.ts';
import { paidChange } from './paid-change.ts';

/** Takes payments back: all of them, or none when one is not there, or what they paid was given back meanwhile. */
export async function removePayments({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const ids = [...new Set([...body.ids, ...(await otherHalves(body.ids, scope))])];
  const chosen = and(live(payments, entity), inArray(payments.id, ids));
  const of = await db.select({ invoiceId: payments.invoiceId }).from(payments).where(chosen);
  const rows = await lockInvoices(
    of.map(({ invoiceId }) => invoiceId),
    scope,
  );
  // Locked in the meantime: another may have taken one back just before.
  const removed = await db
    .select({ id: payments.id, invoiceId: payments.invoiceId, amountCents: payments.amountCents })
    .from(payments)
    .where(chosen)
    .orderBy(asc(payments.id));
  if (removed.length < ids.length) throw notFound('payment');
  await db.update(payments).set({ deletedAt: now }).where(chosen);
  for (const { id } of rows) await refreshInvoice(scope, id);
  for (const { id } of rows) await refuseUnbacked(id, scope);
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
