import { companyZone } from '#features/company-day/server/offers.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import { dayIn } from '#server/zone-days.ts';
import type { HistoryEntry, Payment } from '../../contract.ts';
import { moneyText } from '../../money-text.ts';
import { daysLater } from '../../next-reminder-day.ts';
import { invoicePayments } from '../../tables.ts';
import type { InvoiceRow, InvoiceWork } from '../editor/invoice-columns.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { writeHistory } from '../editor/write-history.ts';

interface NewPayment extends Pick<Payment, 'amountCents' | 'paidOn' | 'method' | 'note'> {
  clientKey: string | null;
}

/** Whether money can be taken for it: a draft asks for none, and a credit note is settled by the invoice that it corrects. */
export function isPayable({ issuedAt, kind }: Pick<InvoiceRow, 'issuedAt' | 'kind'>): boolean {
  return issuedAt !== null && kind === 'invoice';
}

/** @throws 400 for a day that is still ahead, or more than a year before the invoice: a slip of the pen. */
export async function refuseOddDay(
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

/** Adds a payment to each of some locked invoices. @returns the payments' ids, in their order. */
export async function takePayments(work: InvoiceWork, given: { row: InvoiceRow; payment: NewPayment }[]): Promise<number[]> {
  if (given.length === 0) return [];
  const { db, entity, now, identity } = work;
  const ids = await nextIds(db, entity, 'invoice-payment', given.length);
  await db.insert(invoicePayments).values(
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
