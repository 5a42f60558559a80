import { and, eq } from 'drizzle-orm';
import { todayOf } from '#features/company-day/server/offers.ts';
import type { LineItem } from '../../contract.ts';
import { leftToCredit } from '../../credit-pricing.ts';
import { invoices } from '../../tables.ts';
import type { IssuingWork } from '../sending/issued-document.ts';
import { deliveredLine, deliveryOf } from './credited-delivery.ts';
import { issuedCredits, pricingOfCredit } from './credits-of.ts';
import { insertInvoice } from './insert-invoice.ts';
import { issueNow } from './issue-now.ts';
import { lockInvoice } from './lock-invoices.ts';

interface Credited {
  invoiceId: number;
  /** Of the invoice's own lines, with as many of each as is credited. @param leftFrom says what is left of the lines from one on */
  lines: (of: LineItem[], leftFrom: (first: number) => LineItem[]) => LineItem[];
  notes: string;
}

/**
 * Issues a credit note over a part of an issued invoice, for another feature, in its transaction.
 * @throws 409 for more than the invoice still has.
 * @returns null where there is nothing to credit, as of an invoice that was voided
 */
export async function creditFor(
  work: IssuingWork,
  { invoiceId, lines: wanted, notes: text }: Credited,
): Promise<{ id: number; number: string | null; totalCents: number } | null> {
  const { db, entity } = work;
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.id, invoiceId)))
    .for('update');
  if (!invoice || invoice.deletedAt) return null;
  const notes = await issuedCredits(invoiceId, work);
  const credited = wanted(invoice.lines, (first) => leftToCredit(invoice, notes, first));
  if (credited.length === 0) return null;
  const { clientId, client, currency, service, orderId } = invoice;
  const lines = credited.map((line) => ({ ...deliveredLine(line, invoice.issuedOn), quantityMilli: 0 - line.quantityMilli }));
  const today = await todayOf(work);
  const id = await insertInvoice(work, {
    ...{ clientId, client, currency, service, notes: text, orderId },
    kind: 'credit-note',
    creditsId: invoiceId,
    issuedOn: today,
    delivery: deliveryOf(invoice),
    dueOn: today,
    pricing: await pricingOfCredit({ id: 0, creditsId: invoiceId, lines }, work),
    lines,
  });
  const { row } = await issueNow({ ...work, isEInvoiceDeferrable: true }, await lockInvoice(id, work));
  return { id, number: row.number, totalCents: row.totalCents };
}
