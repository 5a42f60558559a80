import { and, eq } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import type { IssuingWork } from '../sending/issued-document.ts';
import { clientShown } from './client-shown.ts';
import { insertInvoice } from './insert-invoice.ts';
import { proposedBySeller } from './invoice-fields.ts';
import { issueNow } from './issue-now.ts';
import { lockInvoice } from './lock-invoices.ts';

interface Wanted {
  clientId: number;
  issuedOn: string;
  dueOn: string;
  currency: string;
  lines: LineItem[];
  pricing: Pricing;
  service: string;
  notes: string;
  /** What it bills, where that is an order. */
  orderId?: number;
}

/**
 * Creates and issues an invoice for another feature, in its transaction: an order and its invoice are added together or not at all.
 * Missing data for the e-invoice never fails the order: staff see what is missing and create the e-invoice later.
 */
export async function issueInvoiceFor(work: IssuingWork, wanted: Wanted): Promise<{ id: number; number: string | null }> {
  const { db, entity } = work;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, wanted.clientId)));
  if (!client) throw new Error('an invoice for nobody');
  const { delivery } = await proposedBySeller(work);
  const id = await insertInvoice(work, { delivery, ...wanted, client: clientShown(client) });
  const { row } = await issueNow({ ...work, isEInvoiceDeferrable: true }, await lockInvoice(id, work));
  return { id, number: row.number };
}
