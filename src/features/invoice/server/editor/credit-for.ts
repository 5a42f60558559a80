import { todayOf } from '#features/company-day/server/offers.ts';
import type { LineItem } from '../../contract.ts';
import type { IssuingWork } from '../sending/issued-document.ts';
import { deliveredLine, deliveryOf } from './credited-delivery.ts';
import { insertInvoice } from './insert-invoice.ts';
import { issueNow } from './issue-now.ts';
import { lockInvoice } from './lock-invoices.ts';

interface Credited {
  invoiceId: number;
  /** Of the invoice's own lines, with as many of each as is credited. */
  lines: LineItem[];
  /** What of its discount is taken back, in minor units. */
  discountCents: number;
  notes: string;
}

/** Issues a credit note over a part of an issued invoice, for another feature, in its transaction. @throws 409 for more than the invoice still has. */
export async function creditFor(
  work: IssuingWork,
  { invoiceId, lines, discountCents, notes }: Credited,
): Promise<{ id: number; number: string | null }> {
  const credited = await lockInvoice(invoiceId, work);
  const { clientId, client, currency, service, pricing } = credited;
  const today = await todayOf(work);
  const id = await insertInvoice(work, {
    ...{ clientId, client, currency, service, notes },
    kind: 'credit-note',
    creditsId: invoiceId,
    issuedOn: today,
    delivery: deliveryOf(credited),
    dueOn: today,
    pricing: { ...pricing, discountBasisPoints: 0, discountCents: 0 - discountCents },
    lines: lines.map((line) => ({ ...deliveredLine(line, credited.issuedOn), quantityMilli: 0 - line.quantityMilli })),
  });
  const { row } = await issueNow({ ...work, isEInvoiceDeferrable: true }, await lockInvoice(id, work));
  return { id, number: row.number };
}
