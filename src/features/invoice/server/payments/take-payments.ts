import { nextIds } from '#server/next-ids.ts';
import type { Payment } from '../../contract.ts';
import { moneyText } from '../../money-text.ts';
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
      kind: 'paid' as const,
      detail: moneyText(payment.amountCents, row.currency),
    })),
  );
  return ids;
}
