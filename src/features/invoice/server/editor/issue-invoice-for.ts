import { and, eq } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import type { IssuingWork } from '../sending/issued-document.ts';
import { clientShown } from './client-shown.ts';
import { insertInvoice } from './insert-invoice.ts';
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

/** Makes an invoice and issues it, for another feature, in its transaction: an order and its invoice come to be together, or not at all. */
export async function issueInvoiceFor(work: IssuingWork, wanted: Wanted): Promise<{ id: number; number: string | null }> {
  const { db, entity } = work;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, wanted.clientId)));
  if (!client) throw new Error('an invoice for nobody');
  const id = await insertInvoice(work, { ...wanted, client: clientShown(client) });
  const { row } = await issueNow(work, await lockInvoice(id, work));
  return { id, number: row.number };
}
