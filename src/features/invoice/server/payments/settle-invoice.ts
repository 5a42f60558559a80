import { todayOf } from '#features/company-day/server/offers.ts';
import type { Payment } from '../../contract.ts';
import type { InvoiceWork } from '../editor/invoice-columns.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { isPayable, takePayments } from './take-payments.ts';

/** Books what an invoice still asks for as paid today, for another feature, in its transaction. What is paid already stays so. */
export async function settleInvoice(work: InvoiceWork, invoiceId: number, method: Payment['method']): Promise<void> {
  const row = await lockInvoice(invoiceId, work);
  if (!isPayable(row) || row.balanceCents <= 0) return;
  const paidOn = await todayOf(work);
  await takePayments(work, [{ row, payment: { amountCents: row.balanceCents, paidOn, method, note: '', clientKey: null } }]);
}
