import { and, eq } from 'drizzle-orm';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import { clients } from '#features/clients/tables.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { sellerLacks } from '../../seller-lacks.ts';
import { readClientShown } from '../editor/client-shown.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import type { BrokenRule } from './broken-rule.ts';
import type { EInvoice } from './e-invoice.ts';
import { findBrokenRules } from './find-broken-rules.ts';
import { makeEInvoice } from './make-e-invoice.ts';

type ReadingScope = Pick<Scope, 'db' | 'entity' | 'deps'>;

/**
 * The electronic invoice of an invoice as it is now, and the rules that it breaks; null where none is wanted.
 * @param parties replace what an issued invoice says of its client and seller
 * @throws 404
 */
export async function workOutEInvoice(
  id: number,
  scope: ReadingScope,
  parties?: Pick<InvoiceRecord, 'client' | 'seller'>,
): Promise<{ invoice: EInvoice; broken: BrokenRule[] } | null> {
  const record = await readInvoiceRecord(id, scope);
  const format = await wantedFormat(record.clientId, scope);
  if (format === null) return null;
  const creditsNumber = record.creditsId === null ? null : (await readInvoiceRecord(record.creditsId, scope)).number;
  // A draft is issued with what is known of the client then.
  const client = record.isIssued ? record.client : await readClientShown(record, scope);
  const invoice = makeEInvoice({ ...record, client, ...parties }, format, creditsNumber);
  return { invoice, broken: findBrokenRules(invoice) };
}

/** Whether a draft cannot be sent yet: it lacks something of the seller, or its electronic invoice lacks something. */
export async function isIncomplete(id: number, scope: ReadingScope): Promise<boolean> {
  const { seller, ...record } = await readInvoiceRecord(id, scope);
  return sellerLacks(seller, record).length > 0 || ((await workOutEInvoice(id, scope))?.broken ?? []).length > 0;
}

/** What the client wants, else what the company makes. */
async function wantedFormat(clientId: number | null, scope: ReadingScope): Promise<EInvoiceFormat | null> {
  const { db, entity } = scope;
  const [client] = await db
    .select({ eInvoice: clients.eInvoice })
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, clientId ?? 0)));
  const setting = client?.eInvoice ?? (await readSeller(scope)).eInvoice;
  return setting === 'none' ? null : setting;
}
